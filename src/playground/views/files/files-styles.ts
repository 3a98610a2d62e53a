import type { ThemeUIStyleObject } from "theme-ui";

import type { ClassNames } from "../../../theme/class-names";
import { textField } from "../parts/styles/field-styles";
import { textButton, toolRow, touchTarget } from "../parts/styles/shared-styles";

export const filesStyles = {
  ".files-state": {
    ...toolRow,
    gap: "4px 12px",
    minHeight: 28,
    marginBottom: "8px",
    p: { margin: 0, fontWeight: "strong" },
    progress: { flex: "1 1 120px", maxWidth: 240, accentColor: "var(--accent)" },
  },
  ".filters": {
    ...toolRow,
    gap: "8px",
    marginBottom: "8px",
    input: { ...textField, flex: "1 1 180px", maxWidth: "28rem" },
  },
  ".files": {
    "thead button": { ...textButton, color: "muted", fontWeight: "strong", textDecoration: "none", ...touchTarget },
    "thead button:hover": { textDecoration: "underline" },
    "[aria-sort] button": { color: "ink" },
    "[aria-sort] button::after": {
      content: '""',
      display: "inline-block",
      marginLeft: "6px",
      border: "4px solid transparent",
    },
    "[aria-sort=ascending] button::after": {
      borderTopWidth: 0,
      borderBottomColor: "currentColor",
      marginBottom: "2px",
    },
    "[aria-sort=descending] button::after": {
      borderBottomWidth: 0,
      borderTopColor: "currentColor",
      marginBottom: "2px",
    },
    "th, td": { verticalAlign: "middle" },
    "tbody th": {
      minWidth: "11rem",
      maxWidth: "22rem",
      color: "ink",
      fontWeight: "body",
      whiteSpace: "normal",
      overflowWrap: "anywhere",
    },
    "tbody th button": { ...textButton, color: "accent", textAlign: "left", overflowWrap: "anywhere", ...touchTarget },
  },
  ".panel-tools .quiet": { borderColor: "transparent" },
  ".not-read": { color: "muted" },
  ".file-diagnostics": {
    // The name of a file is above its problems.
    ".checks li > div": { display: "block" },
    ".checks button:not(.copy)": { overflowWrap: "anywhere", ...touchTarget },
  },
} satisfies ThemeUIStyleObject;

export type FilesClass = ClassNames<typeof filesStyles>;
