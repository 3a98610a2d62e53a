import type { ThemeUIStyleObject } from "theme-ui";

import type { ClassNames } from "../../theme/class-names";

/** A table without a frame: hairlines between the jobs only. */
export const homeJobsStyles = {
  ".home-jobs": {
    listStyle: "none",
    m: 0,
    mt: [4, null, 6],
    p: 0,
    display: "grid",
    gridTemplateColumns: ["minmax(0, 1fr)", null, "repeat(2, minmax(0, 1fr))", "repeat(3, minmax(0, 1fr))"],
    columnGap: 7,
    li: { borderTop: "1px solid", borderColor: "hairline" },
    a: { display: "block", py: [4, null, 5], color: "ink", textDecoration: "none" },
    strong: { display: "flex", alignItems: "center", gap: 2, fontSize: "h3", fontWeight: "strong", lineHeight: 1.3 },
    ".icon": { ml: "auto", color: "muted" },
    "a:hover strong, a:hover .icon": { color: "accent" },
    span: { display: "block", mt: 1, color: "muted" },
  },
} satisfies ThemeUIStyleObject;

export type HomeJobsClass = ClassNames<typeof homeJobsStyles>;
