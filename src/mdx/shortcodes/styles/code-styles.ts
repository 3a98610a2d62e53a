import type { ThemeUIStyleObject } from "theme-ui";

import { media } from "../../../theme/media";
import { centred, floatingStyle, lineMark, quiet, row, target, wrapping } from "../../../theme/mixins";

const badge = {
  display: "inline-block",
  minWidth: 20,
  borderRadius: 10,
  textAlign: "center",
  fontSize: "tiny",
  fontWeight: "strong",
  lineHeight: "20px",
} as const;

const notes = ".code-notes";

/** Styles of code blocks, by the class that marks them, in cascade order. */
export const codeStylesByMark = {
  /** The controls that most readers don't need. */
  "code-menu": {
    ".code .code-menu": {
      m: 0,
      p: 0,
      border: 0,
      userSelect: "none",
      summary: { ...centred, ...quiet, size: [44, null, null, 32], m: 0, p: 0, border: 0, borderRadius: "small" },
      ul: { m: 0, p: 1 },
      li: { m: 0 },
      "li > *": {
        ...row,
        justifyContent: "flex-start",
        height: "auto",
        minHeight: [44, null, null, 32],
        px: 3,
        color: "ink",
        fontSize: "small",
        whiteSpace: "nowrap",
        textDecoration: "none",
      },
      "html:not([data-js]) & li:has(button)": { display: "none" },
      [media.print]: { display: "none" },
    },
  },
  /** Lines of code with a mark or a number. */
  l: {
    ".code .l": { display: "block", mx: -4, px: 4, minHeight: "1lh" },
    ".code pre:has(.l) code": { display: "block", width: "max-content", minWidth: "100%" },
    ".code.wrapped pre:has(.l) code": { width: "auto" },
    ".code .hl": lineMark("var(--accent)"),
    ".code .ins": lineMark("var(--tip)"),
    ".code .del": lineMark("var(--danger)"),
    ".code.numbered code": { counterReset: "line" },
    ".code.numbered .l::before": {
      counterIncrement: "line",
      content: "counter(line)",
      display: "inline-block",
      width: "2.5ch",
      mr: 4,
      textAlign: "right",
      color: "muted",
      userSelect: "none",
    },
  },
  /** The rest of a long block, and the button that shows it. */
  "code-fold": {
    ".code .rest": { display: "block" },
    ".code .rest[hidden]": { contentVisibility: "hidden", [media.print]: { contentVisibility: "visible" } },
    "html:not([data-js]) & .code .rest[hidden]": { contentVisibility: "visible" },
    "@supports not (content-visibility: hidden)": { "html[data-js] & .code .rest[hidden]": { display: "none" } },
    ".code .code-fold": {
      display: "flex",
      width: "100%",
      height: "auto",
      minHeight: 44,
      borderTop: "1px solid var(--hairline)",
      borderRadius: 0,
      fontSize: "small",
      color: "accent",
      [media.print]: { display: "none" },
      "&:hover": { color: "accent", textDecoration: "underline" },
      "&:focus-visible": { outlineOffset: "-2px" },
      "&[aria-expanded=false] > :last-of-type, &[aria-expanded=true] > :first-of-type": { display: "none" },
    },
  },
  /** Lines of code to focus on, with the others faded. */
  focusing: {
    ".focusing:not(:hover, :focus-within) :is(.l:not(.fo), .l:not(.fo) *)": { color: "muted" },
  },
  /** A bar below a program that runs it, and the result. */
  "code-run": {
    ".code .code-run": { ...wrapping, gap: 1, px: 2, py: 1, borderTop: "1px solid var(--hairline)", fontSize: "small" },
    "html:not([data-js]) & .code .code-run": { display: "none" },
    ".code :is(.code-run > button, .code-run > label, .code-result button)": {
      ...target,
      gap: 1,
      px: 2,
      height: "auto",
      borderRadius: "small",
      color: "accent",
      cursor: "pointer",
      ".icon": { size: 16 },
      "&:hover": { color: "accent", bg: "color-mix(in srgb, var(--accent) 10%, transparent)" },
      "&:focus-within:has(:focus-visible)": { outline: "2px solid var(--accent)" },
    },
    ".code-run > button": { fontWeight: "strong" },
    ".code-run[data-missing]::after": { content: "attr(data-missing)", flexBasis: "100%", px: 2, color: "danger" },
  },
  /** The files of a page, in their directories. */
  files: {
    ".files ul": {
      listStyle: "none",
      m: 0,
      pl: 4,
      py: 2,
      maxWidth: "none",
      fontFamily: "monospace",
      fontSize: "small",
    },
    ".files ul ul": { py: 0 },
    ".files li": { m: 0, lineHeight: ["44px", null, null, "32px"] },
    ".files a": { display: "inline-block" },
  },
  /** Notes on single lines of code, with numbers at the line and below the block. */
  "code-note": {
    ".code .code-note": {
      ...badge,
      counterIncrement: "note",
      ml: 2,
      color: "accentInk",
      bg: "accent",
      textDecoration: "none",
      "&::before": { content: "counter(note)" },
    },
    [`.code:has(+ ${notes})`]: { mb: 0, borderRadius: "6px 6px 0 0" },
    [notes]: {
      m: 0,
      mb: 4,
      px: 4,
      py: 2,
      maxWidth: "none",
      listStyle: "none",
      counterReset: "note",
      border: "1px solid",
      borderTop: 0,
      borderColor: "hairline",
      borderRadius: "0 0 6px 6px",
      fontSize: "small",
      li: { counterIncrement: "note", pl: 28, textIndent: "-28px", scrollMarginTop: "50vh" },
      "li > *": { textIndent: 0 },
      "li::before": { ...badge, content: "counter(note)", mr: 2, textIndent: 0, color: "accentInk", bg: "accent" },
      "li:target": { color: "accent" },
    },
  },
  /** Names in code that show their type, or what they do. */
  defined: {
    ".code.defined": { position: "relative", overflow: "visible" },
    ".code dfn": {
      fontStyle: "normal",
      textDecoration: "underline dotted var(--hairline)",
      textUnderlineOffset: "0.25em",
      "&[data-type]:is(:hover, :focus):not(.dismissed)::after": {
        ...floatingStyle,
        content: "attr(data-type)",
        position: "absolute",
        left: 16,
        maxWidth: "calc(100% - 32px)",
        mt: "1.5lh",
        px: 3,
        py: 2,
        fontSize: "tiny",
        whiteSpace: "pre-wrap",
        overflowWrap: "anywhere",
        pointerEvents: "none",
      },
    },
  },
} satisfies Record<string, ThemeUIStyleObject>;
