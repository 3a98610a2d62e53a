import type { ThemeUIStyleObject } from "theme-ui";

import type { ClassNames } from "../../../theme/class-names";
import { monospace } from "../parts/styles/shared-styles";

export const changesStyles = {
  ".changes": {
    "& > p": { margin: "4px 0 12px", fontWeight: "strong" },
    th: { whiteSpace: "normal" },
    "& > table + .scroller": { marginTop: "20px" },
  },
  ".hash": { whiteSpace: "normal", overflowWrap: "anywhere", fontFamily: monospace },
} satisfies ThemeUIStyleObject;

export type ChangesClass = ClassNames<typeof changesStyles>;
