import type { ThemeUIStyleObject } from "theme-ui";

import { media } from "../../../theme/media";
import { blockRows, box, field, muted, mutedLink } from "../../../theme/mixins";

/** Styles of images, and of what shortcodes with data print, by the class that marks them, in cascade order. */
export const blockStylesByMark = {
  /** How a symbol is known, and links to its source and proof. */
  evidence: {
    ".symbol": { scrollMarginTop: "9rem" },
    ".evidence": { ...muted, a: mutedLink },
    ".symbol > .evidence": { mt: 0 },
  },
  /** For forms in content: each label stands above its field. */
  fields: {
    ".fields": {
      ...box,
      my: 5,
      px: 4,
      bg: "raised",
      "& label": { display: "block", mb: 1, fontSize: "small", fontWeight: "strong" },
      "input, select, textarea, button": { ...field, minHeight: 44, px: 3, color: "ink" },
      "input, select, textarea": { width: "100%", maxWidth: "24rem" },
      "button:hover": { bg: "raised" },
      ":disabled": { color: "muted" },
      output: { display: "block", minHeight: "3.3em" },
    },
  },
  /** Rows of a table of symbols: signature and status, then the sentences about it. */
  entries: {
    ".entries": {
      ...blockRows,
      "tbody > tr > *": { ...blockRows["tbody > tr > *"], gridColumn: 1 },
      "tbody > tr > .state": { gridColumn: 2, gridRow: "1 / span 2", textAlign: "right" },
      [media.phone]: {
        "tbody > tr > .state": {
          gridColumn: 1,
          gridRow: "auto",
          display: "flex",
          alignItems: "baseline",
          columnGap: 2,
        },
      },
      "[data-label]:not(:last-child)::before": { content: "attr(data-label)", mr: 2, color: "muted", fontSize: "tiny" },
      "a:not(:hover)": { textDecoration: "none" },
      "a > code": { display: "inline", p: 0, border: 0, bg: "transparent" },
    },
  },
  /** Images in the text, which can be enlarged to the size of the window. */
  "image-zoom": {
    ".image": { m: 0, my: 5, figcaption: { fontSize: "small", color: "muted", mt: 2 } },
    ".image-zoom": { display: "block", cursor: "zoom-in" },
    ".image img": { display: "block", borderRadius: "medium" },
  },
  /** Drawings; `src/reference/diagrams/diagram.ts` lists their parts. */
  diagram: {
    ".diagram": {
      mx: 0,
      my: 5,
      "> [role=img]": { mx: "auto" },
      svg: { display: "block", width: "100%", height: "auto" },
      figcaption: { mt: 3, textAlign: "center", fontSize: "small", color: "muted" },
      ".narrow": { display: "none" },
      [media.phone]: { ".wide": { display: "none" }, ".narrow": { display: "block" } },
      text: { fill: "var(--ink)", fontFamily: "body", fontSize: 13 },
      ".box": { fill: "var(--raised)", stroke: "var(--control)" },
      ".box.strong": { fill: "color-mix(in srgb, var(--accent) 12%, var(--paper))", stroke: "var(--accent)" },
      ".group": { fill: "none", stroke: "var(--hairline)", strokeWidth: 1.5 },
      ".arrow": { fill: "none", stroke: "var(--muted)", strokeWidth: 1.5 },
      ".arrow.strong": { stroke: "var(--accent)" },
      ".dashed": { strokeDasharray: "4 4" },
      ".head": { fill: "var(--muted)", "&.strong": { fill: "var(--accent)" } },
      ".title": { fontWeight: "strong" },
      ".code": { fontFamily: "mono", fontSize: 12 },
      ".note": { fill: "var(--muted)", fontSize: 12 },
      ".middle": { textAnchor: "middle" },
      ".end": { textAnchor: "end" },
    },
  },
} satisfies Record<string, ThemeUIStyleObject>;
