import type { ThemeUIStyleObject } from "theme-ui";

import { media } from "../../../theme/breakpoints";
import type { ClassNames } from "../../../theme/class-names";

export const mobileMenuStyles = {
  ".menu-button": {
    display: "grid",
    placeItems: "center",
    width: 44,
    height: 44,
    [media.desktop]: { display: "none" },
    "html:not([data-js]) &": { display: "none" },
  },
} satisfies ThemeUIStyleObject;

export type MobileMenuClass = ClassNames<typeof mobileMenuStyles>;
