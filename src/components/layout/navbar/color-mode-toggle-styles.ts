import type { ThemeUIStyleObject } from "theme-ui";

import type { ClassNames } from "../../../theme/class-names";

export const colorModeToggleStyles = {
  ".color-mode": {
    ".icon": { display: "none" },
    "html[data-theme-choice=light] & .choice-light": { display: "block" },
    "html[data-theme-choice=dark] & .choice-dark": { display: "block" },
    "html[data-theme-choice=system] & .choice-system": { display: "block" },
    "html:not([data-js]) &": { display: "none !important" },
  },
} satisfies ThemeUIStyleObject;

export type ColorModeToggleClass = ClassNames<typeof colorModeToggleStyles>;
