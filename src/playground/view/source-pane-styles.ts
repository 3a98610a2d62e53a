import type { ThemeUIStyleObject } from "theme-ui";

import type { ClassNames } from "../../theme/class-names";

export const sourcePaneStyles = {
  ".file": {
    display: "flex",
    justifyContent: "space-between",
    alignItems: "center",
    gap: "12px",
    flex: "none",
    minHeight: 41,
    padding: "0 0 0 12px",
    borderBottom: "1px solid var(--hairline)",
    color: "muted",
    fontSize: "small",
  },
  ".file-name": { minWidth: 0, margin: 0, overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" },
  ".editor": { flex: 1, minHeight: 0, "& > .cm-editor": { height: "100%" } },
} satisfies ThemeUIStyleObject;

export type SourcePaneClass = ClassNames<typeof sourcePaneStyles>;
