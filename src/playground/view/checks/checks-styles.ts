import type { ThemeUIStyleObject } from "theme-ui";

import type { ClassNames } from "../../../theme/class-names";
import { playgroundMedia } from "../parts/playground-media";
import { monospace, plainList, textButton } from "../parts/shared-styles";

export const checksStyles = {
  ".checks": {
    ...plainList,
    li: {
      display: "flex",
      gap: "12px",
      padding: "8px 0",
      borderBottom: "1px solid var(--hairline)",
      overflowWrap: "anywhere",
      [playgroundMedia.touch]: { padding: "2px 0" },
    },
    ".icon": { marginTop: "2px", color: "warning", [playgroundMedia.touch]: { marginTop: "14px" } },
    ".error .icon": { color: "danger" },
    button: { [playgroundMedia.touch]: { minHeight: 44 } },
    "button:not(.tool)": {
      ...textButton,
      flex: "none",
      minWidth: "7ch",
      textAlign: "left",
      color: "accent",
      fontFamily: monospace,
    },
    ".tool": { borderColor: "control" },
    "li > div": { display: "flex", gap: "8px", alignItems: "baseline", minWidth: 0 },
    "li > div > div": { minWidth: 0 },
    p: { margin: "8px 0 4px" },
  },
  ".remedy": { color: "muted" },
} satisfies ThemeUIStyleObject;

export type ChecksClass = ClassNames<typeof checksStyles>;
