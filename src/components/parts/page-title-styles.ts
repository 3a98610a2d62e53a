import type { ThemeUIStyleObject } from "theme-ui";

import type { ClassNames } from "../../theme/class-names";

export const pageTitleStyles = {
  ".page-title": {
    m: 0,
    mb: 5,
    fontSize: ["1.875rem", null, "h1"],
    lineHeight: "heading",
    letterSpacing: "-0.02em",
    fontWeight: "strong",
  },
} satisfies ThemeUIStyleObject;

export type PageTitleClass = ClassNames<typeof pageTitleStyles>;
