import type { ThemeUIStyleObject } from "theme-ui";

import type { ClassNames } from "../../theme/class-names";

export const buttonStyles = {
  ".button": {
    minHeight: 44,
    px: 4,
    border: "1px solid",
    borderColor: "control",
    borderRadius: "medium",
    "&:hover": { bg: "raised" },
  },
} satisfies ThemeUIStyleObject;

export type ButtonClass = ClassNames<typeof buttonStyles>;
