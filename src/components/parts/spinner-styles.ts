import type { ThemeUIStyleObject } from "theme-ui";

import type { ClassNames } from "../../theme/class-names";

export const spinnerStyles = {
  ".spinner": {
    width: 32,
    height: 32,
    m: "24px auto",
    border: "3px solid",
    borderColor: "hairline",
    borderTopColor: "accent",
    borderRadius: "50%",
    animation: "spin 0.8s linear infinite",
    "@keyframes spin": { to: { transform: "rotate(1turn)" } },
  },
} satisfies ThemeUIStyleObject;

export type SpinnerClass = ClassNames<typeof spinnerStyles>;
