import type { ThemeUIStyleObject } from "theme-ui";

import type { ClassNames } from "../../theme/class-names";
import { playgroundMedia } from "./parts/styles/playground-media";

export const sourcePaneStyles = {
  ".file": {
    display: "flex",
    justifyContent: "space-between",
    alignItems: "center",
    gap: "12px",
    flex: "none",
    minHeight: 41,
    padding: "0 4px 0 12px",
    borderBottom: "1px solid var(--hairline)",
    color: "muted",
    fontSize: "small",
  },
  ".file .tool": { gap: "6px", padding: "0 10px", minHeight: 32, [playgroundMedia.touch]: { minHeight: 44 } },
  ".file-name": { minWidth: 0, margin: 0, overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" },
  ".editor": { flex: 1, minHeight: 0, "& > .cm-editor": { height: "100%" } },
} satisfies ThemeUIStyleObject;

export type SourcePaneClass = ClassNames<typeof sourcePaneStyles>;
