import type { ThemeUIStyleObject } from "theme-ui";

import type { ClassNames } from "../../../theme/class-names";
import { playgroundMedia } from "../parts/styles/playground-media";
import { plainList, textButton, touchTarget } from "../parts/styles/shared-styles";

export const keptSessionsStyles = {
  ".kept": {
    flex: "none",
    maxHeight: "45%",
    borderTop: "1px solid var(--hairline)",
    padding: "8px 12px",
    overflowY: "auto",
    borderLeft: "3px solid var(--accent)",
    background: "raised",
    fontSize: "small",
    p: { margin: "6px 0", maxWidth: "60rem" },
    ul: plainList,
    "button span:first-child": textButton,
    "li button": {
      width: "100%",
      minHeight: 36,
      padding: "4px 0",
      textAlign: "left",
      overflowWrap: "anywhere",
      "span:first-child": { color: "accent" },
      ...touchTarget,
    },
    ".detail": { [playgroundMedia.touch]: { display: "block", marginLeft: 0 } },
  },
  ".kept-head": { display: "flex", justifyContent: "space-between", gap: "16px", alignItems: "start" },
} satisfies ThemeUIStyleObject;

export type KeptSessionsClass = ClassNames<typeof keptSessionsStyles>;
