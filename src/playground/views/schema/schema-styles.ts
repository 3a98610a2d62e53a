import type { ThemeUIStyleObject } from "theme-ui";

import type { ClassNames } from "../../../theme/class-names";
import { playgroundMedia } from "../parts/styles/playground-media";
import { plainList } from "../parts/styles/shared-styles";

export const schemaStyles = {
  ".schema": {
    maxWidth: "44rem",
    overflowWrap: "anywhere",
    h2: { margin: "24px 0 4px" },
    ".panel-tools span": { color: "muted" },
    ".kinds": { margin: "0 0 16px", color: "muted", fontSize: "tiny", maxWidth: "38rem" },
    "& > .tool": { marginTop: "8px", borderColor: "control" },
  },
  ".own": {
    margin: "0 0 16px",
    padding: "8px 12px",
    borderLeft: "3px solid var(--accent)",
    background: "raised",
    p: { margin: "4px 0" },
    ul: { margin: "4px 0", paddingLeft: "20px" },
    "li + li": { marginTop: "4px" },
    ".detail": { marginLeft: 0 },
  },
  ".schema-files": {
    ...plainList,
    li: {
      display: "flex",
      gap: "12px",
      justifyContent: "space-between",
      alignItems: "center",
      padding: "4px 0",
      borderBottom: "1px solid var(--hairline)",
    },
    ".tool": { flex: "none", borderColor: "control" },
    ".detail": { [playgroundMedia.touch]: { display: "block", marginLeft: 0 } },
  },
  ".schema-name": { fontWeight: "strong" },
} satisfies ThemeUIStyleObject;

export type SchemaClass = ClassNames<typeof schemaStyles>;
