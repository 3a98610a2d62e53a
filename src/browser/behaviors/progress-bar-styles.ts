import type { ThemeUIStyleObject } from "theme-ui";

import type { ClassNames } from "../../theme/class-names";

export const progressBarStyles = {
  ".progress": {
    position: "fixed",
    inset: "0 0 auto",
    height: "2px",
    zIndex: 60,
    background: "var(--accent)",
    transformOrigin: "0 50%",
    transform: "scaleX(0)",
    transition: "transform 8s cubic-bezier(.1, .7, .2, 1)",
    pointerEvents: "none",
    "&[data-active]": { transform: "scaleX(.9)" },
  },
} satisfies ThemeUIStyleObject;

export type ProgressBarClass = ClassNames<typeof progressBarStyles>;
