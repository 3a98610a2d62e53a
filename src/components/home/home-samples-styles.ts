import type { ThemeUIStyleObject } from "theme-ui";

import { media } from "../../theme/breakpoints";
import type { ClassNames } from "../../theme/class-names";
import { homeColumns, markedHeading } from "./home-section-styles";

/** Text and tabs: side by side if there is room. */
export const homeSamplesStyles = {
  ".home-samples .prose": {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    rowGap: 3,
    [media.wide]: { ...homeColumns, rowGap: 8 },
    "> div": { minWidth: 0, my: 0 },
    h2: markedHeading,
    "> div:not(:first-of-type) h2": { mt: 6, [media.wide]: { mt: 0 } },
    "h2 .anchor": { display: "none" },
    p: { maxWidth: "28rem", color: "muted" },
    ".tabs > [role=tablist]": { mb: 3 },
    ".code": { my: 0 },
    ".code + .code": { mt: 2 },
  },
} satisfies ThemeUIStyleObject;

export type HomeSamplesClass = ClassNames<typeof homeSamplesStyles>;
