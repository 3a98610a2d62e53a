import type { ThemeUIStyleObject } from "theme-ui";

import type { ClassNames } from "../../theme/class-names";

/** Text and tabs in turn: beside each other where there is room. */
export const homeSamplesStyles = {
  ".home-samples .prose": {
    display: "grid",
    gridTemplateColumns: ["minmax(0, 1fr)", null, null, "minmax(0, 4fr) minmax(0, 8fr)"],
    columnGap: [6, null, null, 7],
    rowGap: [3, null, null, 8],
    "> div": { minWidth: 0, my: 0 },
    h2: { mt: 0, fontSize: "h2" },
    "> div:not(:first-of-type) h2": { mt: [6, null, null, 0] },
    p: { maxWidth: "28rem", color: "muted" },
    ".tabs > [role=tablist]": { mb: 3 },
    ".code": { my: 0 },
    ".code + .code": { mt: 2 },
  },
} satisfies ThemeUIStyleObject;

export type HomeSamplesClass = ClassNames<typeof homeSamplesStyles>;
