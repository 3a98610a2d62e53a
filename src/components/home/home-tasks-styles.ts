import type { ThemeUIStyleObject } from "theme-ui";

import type { ClassNames } from "../../theme/class-names";

export const homeTasksStyles = {
  ".home-tasks": {
    display: "grid",
    gridTemplateColumns: ["minmax(0, 1fr)", null, "repeat(3, minmax(0, 1fr))"],
    gap: [6, null, 7],
    maxWidth: "1280px",
    mx: "auto",
    px: [4, null, 5],
    py: [7, null, 8],
    h2: { m: 0, mb: 2, fontSize: "h3", fontWeight: "strong" },
    p: { m: 0, color: "muted", maxWidth: "26rem" },
    ul: { listStyle: "none", m: 0, mt: 3, p: 0 },
    a: { display: "inline-flex", alignItems: "center", minHeight: [44, null, null, 32] },
  },
} satisfies ThemeUIStyleObject;

export type HomeTasksClass = ClassNames<typeof homeTasksStyles>;
