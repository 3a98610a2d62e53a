import type { ThemeUIStyleObject } from "theme-ui";

import type { ClassNames } from "../../../theme/class-names";
import { itemList, monospace } from "../parts/styles/shared-styles";

export const convertStyles = {
  ".conversion": {
    ...itemList,
    code: { fontFamily: monospace, fontSize: "tiny" },
  },
  ".summary": { margin: "4px 0 12px", fontWeight: "strong" },
  ".outcome": { marginRight: "8px", fontWeight: "strong" },
} satisfies ThemeUIStyleObject;

export type ConvertClass = ClassNames<typeof convertStyles>;
