import type { ThemeUIStyleObject } from "theme-ui";

import type { ClassNames } from "../../theme/class-names";

export const marksStyles = {
  ".marks": {
    display: "block",
    fill: "none",
    stroke: "var(--control)",
    strokeWidth: 3,
    strokeLinecap: "round",
    strokeLinejoin: "round",
    "> :last-child": { stroke: "var(--accent)" },
    "&[data-between=break] > :last-child": { stroke: "var(--danger)" },
  },
} satisfies ThemeUIStyleObject;

export type MarksClass = ClassNames<typeof marksStyles>;
