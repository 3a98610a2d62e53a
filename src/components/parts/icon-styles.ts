import type { ThemeUIStyleObject } from "theme-ui";

import type { ClassNames } from "../../theme/class-names";

export const iconStyles = {
  ".icon": {
    width: "1.25em",
    height: "1.25em",
    flex: "none",
    fill: "none",
    stroke: "currentColor",
    strokeWidth: 1.5,
    strokeLinecap: "round",
    strokeLinejoin: "round",
  },
} satisfies ThemeUIStyleObject;

export type IconClass = ClassNames<typeof iconStyles>;
