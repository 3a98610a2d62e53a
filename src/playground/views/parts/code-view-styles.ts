import type { ThemeUIStyleObject } from "theme-ui";

import type { ClassNames } from "../../../theme/class-names";

export const codeViewStyles = {
  ".code-view": {
    flex: 1,
    minHeight: 240,
    border: "1px solid var(--hairline)",
    "& > .cm-editor": { height: "100%" },
  },
} satisfies ThemeUIStyleObject;

export type CodeViewClass = ClassNames<typeof codeViewStyles>;
