import type { ThemeUIStyleObject } from "theme-ui";

import { plainList, row } from "../../../theme/mixins";
import { monospace, textButton, touchTarget } from "./shared-styles";

const removed = { background: "color-mix(in srgb, var(--danger) 11%, transparent)" } as const;
const added = { background: "color-mix(in srgb, var(--tip) 13%, transparent)" } as const;
const gap = { padding: "6px 8px", textAlign: "left", border: "solid var(--hairline)", borderWidth: "1px 0" } as const;

export const compareStyles = {
  ".changes": {
    "& > p": { margin: "4px 0 12px", fontWeight: "strong" },
    th: { whiteSpace: "normal" },
    "& > :is(.scroller, .nothing) + table": { marginTop: "20px" },
  },
  ".hash": { whiteSpace: "normal", overflowWrap: "anywhere", fontFamily: monospace },
  ".diff .removed, .side-by-side .removed": removed,
  ".diff .added, .side-by-side .added": added,
  ".diff": {
    table: { width: "100%" },
    td: { padding: "1px 8px", border: 0, color: "muted", textAlign: "right" },
    "td:last-child": { width: "100%", textAlign: "left" },
    code: { fontSize: "tiny", whiteSpace: "pre", color: "ink" },
    ".gap td": gap,
  },
  // Their items link to positions with buttons that look like links.
  ".conversion, .meanings": {
    ...plainList,
    li: { padding: "10px 0", borderBottom: "1px solid var(--hairline)", overflowWrap: "anywhere" },
    p: { margin: "2px 0 0" },
    "button:not(.tool)": { ...textButton, color: "accent", textAlign: "left", ...touchTarget },
    code: { fontFamily: monospace, fontSize: "tiny" },
  },
  ".summary": { margin: "4px 0 12px", fontWeight: "strong" },
  ".outcome": { marginRight: "8px", fontWeight: "strong" },
  // One control with two parts.
  ".switch": {
    display: "flex",
    width: "fit-content",
    maxWidth: "100%",
    marginBottom: "12px",
    ".tool": { borderRadius: 0, "&:focus-visible": { zIndex: 1 } },
    ".tool + .tool": { marginLeft: "-1px" },
    ".tool:first-child": { borderRadius: "6px 0 0 6px" },
    ".tool:last-child": { borderRadius: "0 6px 6px 0" },
    ".tool[aria-pressed=true]": {
      zIndex: 1,
      borderColor: "accent",
      background: "color-mix(in srgb, var(--accent) 10%, transparent)",
      color: "accent",
      fontWeight: "strong",
    },
  },
  ".compare": {
    flex: "1 0 auto",
    "& > p": { margin: "4px 0 12px", maxWidth: "38rem", overflowWrap: "anywhere" },
    ".sides": {
      ...row,
      gap: "12px",
      justifyContent: "space-between",
      fontWeight: "strong",
      ".tool": { flex: "none", fontWeight: "body" },
    },
    ".panel-tools select": { maxWidth: "12rem" },
  },
  ".meanings": {
    marginTop: "12px",
    "del, ins": { padding: "0 3px", borderRadius: "small", color: "ink", textDecoration: "none" },
    del: { ...removed, textDecoration: "line-through" },
    ins: added,
  },
  ".kind": { fontWeight: "strong" },
  ".side-by-side": {
    table: { width: "100%", tableLayout: "fixed" },
    "td, th": { height: 24, padding: "1px 6px", border: 0 },
    "td button": { textDecoration: "none", "&:hover": { textDecoration: "underline" } },
    "thead th": { padding: "6px", whiteSpace: "normal", overflowWrap: "anywhere" },
    col: { "&:nth-of-type(odd)": { width: "6ch" } },
    "td:nth-of-type(odd)": { color: "muted", textAlign: "right", fontVariantNumeric: "tabular-nums" },
    "td:nth-of-type(3)": { borderLeft: "1px solid var(--hairline)" },
    code: { fontFamily: monospace, fontSize: "tiny", whiteSpace: "pre-wrap", wordBreak: "break-all" },
    ".gap td": { color: "muted", ...gap },
  },
} satisfies ThemeUIStyleObject;
