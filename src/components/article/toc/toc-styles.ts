import type { ThemeUIStyleObject } from "theme-ui";

import { media } from "../../../theme/breakpoints";
import type { ClassNames } from "../../../theme/class-names";
import { underNavbar } from "../../parts/under-navbar";

export const tocStyles = {
  ".toc": {
    ...underNavbar("maxHeight"),
    alignSelf: "start",
    overflowY: "auto",
    overscrollBehavior: "contain",
    py: 6,
    pr: 5,
    fontSize: "tiny",
    lineHeight: 1.4,
    [media.narrowToc]: { display: "none" },
    p: { m: 0, mb: 2, fontSize: "small", fontWeight: "strong" },
  },
} satisfies ThemeUIStyleObject;

export type TocClass = ClassNames<typeof tocStyles>;
