import type { ThemeUIStyleObject } from "theme-ui";

import { compileStyles } from "../../theme/compile-styles";
import { media } from "../../theme/media";
import {
  box,
  clipped,
  column,
  columns,
  field,
  inlineRow,
  lineMark,
  muted,
  outlined,
  plainList,
  row,
  target,
  underlined,
  wrapping,
} from "../../theme/mixins";

const action = {
  ...inlineRow,
  justifyContent: "center",
  flexGrow: [1, 0],
  minHeight: 48,
  px: 5,
  border: "1px solid",
  borderRadius: "medium",
} satisfies ThemeUIStyleObject;

const primary = { borderColor: "accent", bg: "accent", color: "accentInk", fontWeight: "strong", ...underlined };

/** Text and what it's about: next to each other if there is room. */
const sides = {
  [media.desktop]: {
    "&:not([hidden])": { display: "grid", gridTemplateColumns: "minmax(0, 3fr) minmax(0, 8fr)", columnGap: 7 },
  },
};

const homeStyles = {
  /** The grid under all sections of the home page. */
  ".home-grid": { width: "100%", maxWidth: "page", mx: "auto", px: [4, null, 5] },
  ".home-part": {
    borderTop: "1px solid var(--hairline)",
    py: [6, null, 7],
    "&.raised": { bg: "raised" },
    header: { ...wrapping, alignItems: "baseline", justifyContent: "space-between", columnGap: 5, mb: [3, null, 4] },
    h2: { m: 0, fontSize: ["h2", null, "section"], fontWeight: "strong", letterSpacing: "-0.02em", lineHeight: 1.2 },
    "header > a": { ...target, fontSize: "small" },
    ".more": { ...target, mr: 5 },
    ".prose > div > :first-child": { mt: 0 },
    ".prose > div > :last-child": { mb: 0 },
  },
  ".home-hero": {
    display: "grid",
    gap: [6, null, 7],
    alignItems: "center",
    py: [6, null, 7],
    gridTemplateColumns: column,
    [media.wide]: { gridTemplateColumns: "minmax(0, 5fr) minmax(0, 6fr)", columnGap: 8 },
    h1: {
      m: 0,
      fontSize: "display",
      lineHeight: 1.06,
      letterSpacing: "-0.035em",
      fontWeight: "strong",
      textWrap: ["wrap", "balance", null, "wrap"],
    },
    ".lead": {
      mt: [4, null, 5],
      mb: [5, null, 6],
      maxWidth: "33rem",
      fontSize: ["lead", null, "h3"],
      color: "muted",
      lineHeight: 1.55,
    },
    ".actions": { ...wrapping, gap: 3, m: 0 },
    ".primary": { ...action, ...primary },
    ".quiet": { ...action, borderColor: "control", color: "ink", textDecoration: "none", "&:hover": { bg: "raised" } },
    ".kicker": { m: 0, mt: [4, null, 5], ...muted, a: { color: "inherit" } },
  },
  /** A file goes in at the top, its problems come out below. */
  ".checker": {
    ...box,
    display: "flex",
    flexDirection: "column",
    m: 0,
    minWidth: 0,
    bg: "paper",
    overflow: "hidden",
    p: { m: 0 },
    ".drop": {
      m: 3,
      p: [4, null, 5],
      textAlign: "center",
      border: "1.5px dashed var(--control)",
      borderRadius: "medium",
      "> p": muted,
      [media.noScript]: { display: "none" },
    },
    "&.over .drop, .drop:hover, .drop:focus-within": { borderColor: "accent", bg: "raised" },
    ".file": {
      ...inlineRow,
      gap: 2,
      minHeight: 44,
      cursor: "pointer",
      input: clipped,
      b: { color: "accent" },
      ".icon": { display: ["none", "block"] },
    },
    ".checked": {
      ...wrapping,
      justifyContent: "space-between",
      columnGap: 4,
      px: 4,
      py: 2,
      fontSize: "small",
      b: { fontFamily: "mono", fontWeight: "body", overflowWrap: "anywhere" },
      span: { fontWeight: "strong" },
    },
    ".change": {
      borderTop: "1px solid var(--hairline)",
      pre: { m: 0, py: 3, overflowX: "auto", fontSize: "small", lineHeight: 1.6, minHeight: "calc(6lh + 24px)" },
      code: { display: "block", width: "max-content", minWidth: "100%", fontFamily: "mono", bg: "transparent", p: 0 },
      span: { display: "block", px: 4, minHeight: "1lh" },
      i: { display: "inline-block", width: "2ch", fontStyle: "normal", color: "accent", userSelect: "none" },
      ".same": { color: "muted" },
      ".removed": lineMark("var(--danger)"),
      ".added": lineMark("var(--tip)"),
      "> p": { px: 4, py: 2, borderTop: "1px solid var(--hairline)", fontSize: "small" },
    },
    ol: { ...plainList, flexGrow: 1, borderTop: "1px solid var(--hairline)", fontSize: "small", lineHeight: "small" },
    li: {
      ...row,
      // A long fix gets a line of its own.
      flexWrap: ["wrap", "nowrap"],
      justifyContent: "flex-end",
      alignItems: "flex-start",
      gap: 3,
      px: 4,
      py: 2,
      borderBottom: "1px solid var(--hairline)",
      "> div": { flex: ["1 0 80%", "1 1 0"], minWidth: 0, overflowWrap: "anywhere" },
      ".icon": { mt: "2px" },
      "&.error .icon": { color: "danger" },
      "&.warning .icon": { color: "warning" },
      code: { color: "muted", fontFamily: "mono" },
      ".remedy": { color: "muted" },
    },
    button: {
      flex: "none",
      minHeight: [44, null, null, 32],
      px: 3,
      ...outlined,
      fontSize: "small",
      "&:hover": { bg: "raised" },
      [media.noScript]: { display: "none" },
    },
    ".next": { ...wrapping, alignItems: "center", justifyContent: "space-between", gap: 3, px: 4, py: 3 },
    ".open": { ...target, gap: 2, fontWeight: "strong" },
  },
  ".home-jobs": {
    ".tabs": { my: 0 },
    "> .tabs > [role=tablist] > [role=tab]": { fontSize: "body", minHeight: 48 },
    "> .tabs > [role=tabpanel]": {
      ...sides,
      p: { m: 0, mb: 3 },
      "p:first-of-type": { fontSize: "lead", lineHeight: 1.5 },
    },
    ".code": { my: 0 },
    ".code + .code": { mt: 2 },
  },
  ".home-works": {
    table: { width: "100%", display: "table", m: 0 },
    [media.phone]: {
      table: { display: "block" },
      "&& tbody > tr": { gridTemplateColumns: columns(3) },
      "&& tbody > tr > :first-child": { gridColumn: "1 / -1" },
      "&& [data-label]": { gridColumn: "auto", pl: 0 },
      "&& [data-label]::before": { display: "block", float: "none", width: "auto", ml: 0 },
      ".status": { px: 1 },
    },
  },
  ".home-part.errors .home-grid": {
    ...sides,
    header: { mb: [2, null, null, 0] },
    form: {
      display: "grid",
      gridTemplateColumns: [column, null, "minmax(0, 1fr) auto"],
      gap: 2,
      [media.noScript]: { display: "none" },
    },
    "form > label": { gridColumn: "1 / -1", color: "muted" },
    input: {
      minHeight: 48,
      px: 3,
      ...field,
      fontFamily: "mono",
      color: "inherit",
    },
    button: { ...action, ...primary },
  },
  ".home-part.learn .home-grid": {
    [media.desktop]: { display: "grid", gridTemplateColumns: columns(2), columnGap: 7 },
    header: { gridColumn: "1 / -1" },
    ".diagram": { m: 0, "> [role=img]": { mx: 0, maxWidth: "30rem !important" }, figcaption: clipped },
    "> ul": {
      ...plainList,
      alignSelf: "center",
      display: "grid",
      gridTemplateColumns: [column, columns(2)],
      gap: [4, null, 6],
      mt: [5, null, null, 0],
      color: "muted",
      a: { display: "block", fontSize: "h3", fontWeight: "strong", py: [2, null, null, 1] },
    },
  },
  ".home-pair": {
    borderTop: "1px solid var(--hairline)",
    "> div": {
      maxWidth: "page",
      mx: "auto",
      display: "grid",
      gridTemplateColumns: [column, null, null, columns(2)],
    },
    ".home-part": { borderTop: [null, null, null, 0] },
    ".tabs": { my: 0 },
    ".code": { my: 0 },
    p: { mt: 0, mb: 2, maxWidth: "measure" },
  },
} satisfies ThemeUIStyleObject;

export const homeStylesheet = compileStyles(homeStyles);
