import type { ThemeUIStyleObject } from "theme-ui";

import { centred, wrapping } from "../../../theme/mixins";
import { playgroundMedia, scrollShadows, textButton, textField, toolRow, touchTarget } from "./shared-styles";

const VALUES_HEIGHT = "min(20rem, 60vh)";

export const panelTextStyles = {
  ".nothing, .intro": { margin: "4px 0 12px", color: "muted", maxWidth: "38rem" },
  // Two equal marks with nothing between them: an empty panel.
  ".empty": {
    display: "grid",
    justifyItems: "center",
    gap: "16px",
    margin: "48px auto",
    maxWidth: "26rem",
    textAlign: "center",
    textWrap: "balance",
    ".marks": { width: 62, height: "auto" },
    p: { margin: 0 },
  },
  ".problem": { margin: "4px 0 8px", color: "danger" },
  ".detail": { marginLeft: "8px", color: "muted", fontWeight: "body", fontSize: "tiny" },
  ".last-read": {
    margin: 0,
    "&:not(:empty)": {
      margin: "4px 0 12px",
      paddingLeft: "12px",
      borderLeft: "3px solid var(--warning)",
      maxWidth: "38rem",
    },
  },
  // It stays while the rows scroll below it.
  ".structure-search": {
    position: "sticky",
    top: "-12px",
    zIndex: 1,
    ...wrapping,
    gap: "4px 12px",
    alignItems: "center",
    margin: "-12px -12px 0",
    padding: "12px 12px 8px",
    background: "paper",
    input: { ...textField, flex: "1 1 200px", maxWidth: "28rem" },
    span: { color: "muted", fontSize: "tiny", fontVariantNumeric: "tabular-nums" },
  },
  ".structure": {
    ".row": {
      display: "flex",
      alignItems: "stretch",
      minHeight: 32,
      scrollMargin: "64px 8px var(--row-below, 56px)",
      cursor: "pointer",
      [playgroundMedia.touch]: { minHeight: 44 },
      "&:hover": { background: "raised" },
      "&:focus-visible": { outlineOffset: -2 },
      "&[aria-expanded=true] .icon": { transform: "rotate(90deg)" },
      "&[aria-selected=true] .item": {
        paddingLeft: "8px",
        borderLeft: "2px solid var(--accent)",
        fontWeight: "strong",
      },
    },
    mark: { borderRadius: "small", color: "ink", background: "color-mix(in srgb, var(--accent) 24%, transparent)" },
  },
  ".toggle": {
    ...centred,
    flex: "none",
    width: 28,
    color: "muted",
    [playgroundMedia.touch]: { width: 44 },
    ".icon": { width: "1rem", height: "1rem", transition: "transform 120ms ease-out" },
  },
  ".item": {
    flex: 1,
    alignSelf: "center",
    minWidth: 0,
    padding: "4px 8px 4px 10px",
    overflowWrap: "anywhere",
    "&.more": { color: "accent" },
  },
  // Not a rule for the rows: with `:has` before it, the browser would style all of them again at each key in the source.
  ".structure:has(~ .part-values[open])": { "--row-below": VALUES_HEIGHT },
  // It stays while the rows scroll above it.
  ".part-values": {
    position: "sticky",
    bottom: "-12px",
    zIndex: 1,
    margin: "12px -12px -12px",
    padding: "0 12px",
    borderTop: "1px solid var(--hairline)",
    maxHeight: VALUES_HEIGHT,
    overflow: "auto",
    background: "paper",
    summary: { padding: "12px 0", cursor: "pointer" },
  },
  ".found": { display: "block", color: "muted", fontWeight: "body", fontSize: "tiny" },
} satisfies ThemeUIStyleObject;

/** What several lazily loaded panels show. */
export const panelPartsStyles = {
  ".scroller": { overflowX: "auto", background: scrollShadows, "&:focus-visible": { outlineOffset: -2 } },
  table: { borderCollapse: "collapse", fontSize: "tiny", fontVariantNumeric: "tabular-nums" },
  "th, td": {
    padding: "6px 12px 6px 0",
    borderBottom: "1px solid var(--hairline)",
    textAlign: "left",
    verticalAlign: "baseline",
    whiteSpace: "nowrap",
  },
  th: { fontWeight: "strong", color: "muted" },
  "td button": { ...textButton, color: "accent", textAlign: "left", textDecorationThickness: 1, ...touchTarget },
  ".code-view": { flex: 1, minHeight: 240, border: "1px solid var(--hairline)" },
  ".filters": {
    ...toolRow,
    gap: "8px",
    marginBottom: "8px",
    input: { ...textField, flex: "1 1 160px", maxWidth: "28rem" },
  },
} satisfies ThemeUIStyleObject;
