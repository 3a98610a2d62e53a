import type { ThemeUIStyleObject } from "theme-ui";

import { centred, plainList, row } from "../../../theme/mixins";
import { monospace, playgroundMedia, textButton } from "./shared-styles";

export const checksStyles = {
  ".checks": {
    outline: "none",
    ol: plainList,
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
    "button:not(.tool, .copy)": {
      ...textButton,
      flex: "none",
      minWidth: "7ch",
      textAlign: "left",
      color: "accent",
      fontFamily: monospace,
      [playgroundMedia.touch]: { minHeight: 44 },
    },
    ".tool": { borderColor: "control" },
    // At the right, one below the other.
    ".copy": {
      flex: "none",
      alignSelf: "start",
      ...centred,
      minWidth: 28,
      minHeight: 28,
      marginLeft: "auto",
      color: "muted",
      [playgroundMedia.touch]: { minWidth: 44, minHeight: 44 },
      ".icon": { margin: 0, width: "1rem", height: "1rem", color: "inherit" },
      "&:hover": { color: "ink" },
    },
    "li > div": { display: "flex", gap: "8px", alignItems: "baseline", minWidth: 0 },
    "li > div > div": { minWidth: 0 },
    p: { display: "flex", flexWrap: "wrap", gap: "8px", margin: "8px 0 4px" },
    details: { marginTop: "4px", color: "muted", fontSize: "tiny" },
    summary: { cursor: "pointer", [playgroundMedia.touch]: { minHeight: 44, paddingTop: "12px" } },
  },
  // What was checked, with a different mark if it passed or wasn't checked.
  ".checked": {
    margin: "0 0 12px",
    padding: "4px 12px",
    borderLeft: "3px solid var(--hairline)",
    maxWidth: "44rem",
    p: { margin: "4px 0" },
    ".rules-done": { ...row, flexWrap: "wrap", gap: "4px 12px", fontVariantNumeric: "tabular-nums" },
    progress: { width: 160, accentColor: "var(--accent)" },
    ".passed, .diagnostics": { fontWeight: "strong" },
    ".incomplete, .failed": { color: "danger" },
    "&:has(.passed)": { borderLeftColor: "accent" },
    "&:has(.diagnostics)": { borderLeftColor: "danger" },
    ".scope": { color: "muted", fontSize: "tiny" },
    summary: { cursor: "pointer", [playgroundMedia.touch]: { minHeight: 44, paddingTop: "12px" } },
    ".tool": { margin: "4px 0", borderColor: "control" },
  },
  ".found-line": {
    ...row,
    gap: "12px",
    justifyContent: "space-between",
    margin: 0,
    color: "muted",
    fontVariantNumeric: "tabular-nums",
    ".tool": { color: "accent" },
  },
  ".remedy": { color: "muted" },
  ".source": { margin: "20px 0 0", fontSize: "small", "& + .panel-tools": { marginTop: "8px" } },
  ".panel-tools .tool[aria-pressed]": { [playgroundMedia.phone]: { padding: "0 8px" } },
  ".panel-tools .tool[aria-pressed=true]": { borderColor: "accent", background: "raised", fontWeight: "strong" },
} satisfies ThemeUIStyleObject;

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
      ...row,
      gap: "12px",
      justifyContent: "space-between",
      padding: "4px 0",
      borderBottom: "1px solid var(--hairline)",
    },
    ".tool": { flex: "none", borderColor: "control" },
    ".detail": { [playgroundMedia.touch]: { display: "block", marginLeft: 0 } },
  },
  ".schema-name": { fontWeight: "strong" },
} satisfies ThemeUIStyleObject;
