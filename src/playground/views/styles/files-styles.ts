import type { ThemeUIStyleObject } from "theme-ui";

import { box, row } from "../../../theme/mixins";
import { playgroundMedia, textButton, textField, toolRow, touchTarget } from "./shared-styles";

export const otherPanelStyles = {
  ".form": {
    "h2:first-child": { marginTop: "4px" },
    "& + .form": { marginTop: "24px", paddingTop: "12px", borderTop: "1px solid var(--hairline)" },
  },
  ".field": {
    display: "grid",
    gridTemplateColumns: "minmax(120px, 1fr) minmax(0, 2fr)",
    gap: "0 12px",
    alignItems: "center",
    marginBottom: "8px",
    [playgroundMedia.touch]: { gridTemplateColumns: "minmax(0, 1fr)", gap: "2px" },
    "& label": { color: "muted", overflowWrap: "anywhere" },
    "input, select": {
      ...textField,
      width: "100%",
    },
    select: { paddingRight: "28px" },
    "input[aria-invalid=true]": { borderColor: "danger" },
    ".problem, .waiting": { gridColumn: 2, [playgroundMedia.touch]: { gridColumn: 1 } },
    ".waiting": { margin: "2px 0 0", color: "muted" },
    "input:focus ~ .waiting": { display: "none" },
  },
  ".titles": { ...toolRow, gap: "8px", color: "danger" },
  ".path": { margin: "0 0 12px", overflowWrap: "anywhere", color: "muted" },
  ".add": { margin: "16px 0", ".tool": { marginBottom: "4px" } },
  ".files-state": {
    ...toolRow,
    gap: "4px 12px",
    minHeight: 28,
    marginBottom: "8px",
    p: { margin: 0, fontWeight: "strong" },
    progress: { flex: "1 1 120px", maxWidth: 240, accentColor: "var(--accent)" },
  },
  ".files": {
    "thead button": { ...textButton, color: "muted", fontWeight: "strong", textDecoration: "none", ...touchTarget },
    "thead button:hover": { textDecoration: "underline" },
    "[aria-sort] button": { color: "ink" },
    "[aria-sort] button::after": {
      content: '""',
      display: "inline-block",
      margin: "0 0 2px 6px",
      border: "4px solid transparent",
    },
    "[aria-sort=ascending] button::after": { borderTopWidth: 0, borderBottomColor: "currentColor" },
    "[aria-sort=descending] button::after": { borderBottomWidth: 0, borderTopColor: "currentColor" },
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
  ".toolkit-code": {
    h2: { display: "flex", flexWrap: "wrap", gap: "4px 12px", alignItems: "center" },
    p: { margin: "0 0 12px", maxWidth: "measure" },
  },
  figure: {
    margin: "0 0 16px",
    ...box,
    background: "raised",
    pre: { margin: 0, padding: "12px", overflowX: "auto", lineHeight: "code" },
    ".k": { color: "codeKeyword" },
    ".s": { color: "codeString" },
    ".n, .a": { color: "codeNumber" },
    ".f": { color: "codeFunction" },
    ".t": { color: "codeType" },
    ".c": { color: "codeComment" },
  },
  figcaption: {
    ...row,
    justifyContent: "space-between",
    minHeight: 36,
    padding: "0 12px",
    borderBottom: "1px solid var(--hairline)",
    color: "muted",
    fontSize: "tiny",
    button: { minHeight: 32, padding: "0 8px", ...touchTarget },
  },
} satisfies ThemeUIStyleObject;
