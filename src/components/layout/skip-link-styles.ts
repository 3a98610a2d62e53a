import type { ThemeUIStyleObject } from "theme-ui";

import type { ClassNames } from "../../theme/class-names";

export const skipLinkStyles = {
  ".skip-link": {
    position: "fixed",
    top: 2,
    left: 2,
    zIndex: 70,
    px: 4,
    py: 2,
    bg: "accent",
    color: "accentInk",
    borderRadius: "medium",
    "&:not(:focus)": { transform: "translateY(-200%)" },
  },
} satisfies ThemeUIStyleObject;

export type SkipLinkClass = ClassNames<typeof skipLinkStyles>;
