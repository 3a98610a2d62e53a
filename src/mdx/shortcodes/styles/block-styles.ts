import type { ThemeUIStyleObject } from "theme-ui";

import { media } from "../../../theme/media";
import { blockRows, box, filterInput, hue, target } from "../../../theme/mixins";

const hues = ["note", "tip", "info", "warning", "danger"] as const;

/** Styles of blocks in text, by the class that marks them, in cascade order. */
export const blockStylesByMark = {
  admonition: {
    ".admonition": {
      my: 5,
      px: 4,
      py: 3,
      border: "1px solid color-mix(in srgb, var(--hue) 32%, var(--hairline))",
      borderLeft: "3px solid var(--hue)",
      borderRadius: "medium",
      bg: "color-mix(in srgb, var(--hue) 5%, var(--paper))",
    },
    ".admonition > *": { my: 2, maxWidth: "none" },
    ".admonition-title": { display: "flex", alignItems: "center", gap: 2, fontWeight: "strong", color: "var(--hue)" },
    ...Object.fromEntries(hues.map((name) => [`.${name}`, hue(name)])),
  },
  /** A field above lists of names, in columns. */
  NameFilter: {
    ".name-filter input": filterInput,
    ".name-filter form": { [media.noScript]: { display: "none" } },
    ".name-filter ul": { listStyle: "none", pl: 0, maxWidth: "none", columns: "14rem" },
    "html:not([data-fragment]) & .name-filter ul": {
      contentVisibility: "auto",
      // About the height of a name, in columns or not.
      containIntrinsicBlockSize: "auto calc(var(--lines) * 1rem)",
      [media.phone]: { containIntrinsicBlockSize: "auto calc(var(--lines) * 44px)" },
      [media.print]: { contentVisibility: "visible" },
    },
    ".name-filter li": { m: 0, breakInside: "avoid", overflowWrap: "anywhere" },
    ".name-filter li > a": target,
  },
  /** A field for a printed error, and the entries that it is of. */
  ErrorFinder: {
    ".error-finder": { [media.noScript]: { display: "none" } },
    ".error-finder input": filterInput,
    ".error-finder output": { display: "block", mt: 2 },
    ".error-finder output a": { display: "block", py: 1 },
  },
  /** Steps, numbered next to a line that joins them. */
  steps: {
    ".steps": { listStyle: "none", pl: 0, maxWidth: "none", counterReset: "step" },
    ".steps > li": {
      counterIncrement: "step",
      position: "relative",
      pl: 7,
      pb: 5,
      my: 0,
      "&::before": {
        content: "counter(step)",
        position: "absolute",
        left: 0,
        top: 0,
        width: 28,
        height: 28,
        lineHeight: "26px",
        textAlign: "center",
        fontSize: "tiny",
        fontWeight: "strong",
        border: "1px solid var(--control)",
        borderRadius: "50%",
        fontVariantNumeric: "tabular-nums",
      },
      "&::after": {
        content: '""',
        position: "absolute",
        left: "13.5px",
        top: 36,
        bottom: 6,
        borderLeft: "1px solid var(--hairline)",
      },
      "&:last-of-type": { pb: 0 },
      "> :not(* + *)": { mt: 0 },
    },
  },
  cards: {
    ".cards": {
      listStyle: "none",
      p: 0,
      maxWidth: "none",
      display: "grid",
      gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 15rem), 1fr))",
      gap: 4,
      "> li": { m: 0, display: "flex" },
      a: {
        flex: 1,
        display: "block",
        p: 4,
        ...box,
        color: "ink",
        textDecoration: "none",
        "&:hover": { borderColor: "accent" },
      },
      strong: { display: "block", color: "accent", mb: 1 },
      span: { fontSize: "small", color: "muted", display: "block", lineHeight: "small" },
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
