import type { ThemeUIStyleObject } from "theme-ui";

import { compileStyles } from "../../theme/compile-styles";
import { sizes } from "../../theme/tokens";
import { centred, column, columns, drawing, muted, plainList, target, wrapping } from "../../theme/mixins";

const blogStyles = {
  /** The column of a blog page that isn't a post; the same as an article's. */
  ".blog-page": {
    width: "100%",
    maxWidth: `calc(${sizes.content} + 96px)`,
    minWidth: 0,
    mx: "auto",
    px: [4, null, 5, 7],
    pt: 6,
    pb: 8,
    ".page-title": { mb: 3 },
    ".lead": {
      color: "muted",
      "> p": { my: 2, maxWidth: "measure" },
      "> p > a": { ...target, mr: 4 },
      ".author-card": { mt: 4 },
      ".prose": { color: "ink", mt: 3 },
    },
    h2: { fontSize: "h3", fontWeight: "strong", m: 0 },
    "h2 > a": { color: "ink", textDecoration: "none", "&:hover": { textDecoration: "underline" } },
  },
  ".blog-article": {
    "&&": { pt: 6 },
    ".page-title": { mb: 3 },
    ".post-authors": { display: "grid", gridTemplateColumns: [column, columns(2)], gap: 4, my: 5 },
    ".post-authors > :only-child": { gridColumn: "1 / -1" },
  },
  ".post-cover": {
    display: "block",
    width: "100%",
    height: "auto",
    mb: 5,
    bg: "raised",
    borderRadius: "medium",
    stroke: "hairline",
    ...drawing,
    "> path + path": { stroke: "ink" },
    "> circle": { fill: "accent", stroke: "none" },
  },
  ".post-list-item": {
    py: 6,
    borderTop: "1px solid var(--hairline)",
    ".lead + &": { mt: 5 },
    "&& > h2": { fontSize: "h2", lineHeight: 1.25, letterSpacing: "-0.01em" },
    ".post-meta": { mt: 1, mb: 0 },
    ".by": { m: 0, mb: 4, ...muted, a: { color: "inherit" } },
    "> footer": { ...wrapping, justifyContent: "space-between", alignItems: "center", columnGap: 5, mt: 4 },
    ".post-tags": { m: 0 },
    ".more": { ...target, fontSize: "small", fontWeight: "strong", ml: "auto" },
  },
  ".post-meta": { m: 0, ...muted, fontVariantNumeric: "tabular-nums" },
  ".post-tags": {
    display: "flex",
    alignItems: "baseline",
    gap: 3,
    mt: 6,
    fontSize: "small",
    b: { fontWeight: "body", color: "muted" },
    ul: { ...wrapping, ...plainList, columnGap: 4 },
    a: target,
  },
  ".author-card": {
    display: "flex",
    gap: 3,
    fontSize: "small",
    lineHeight: 1.5,
    "> div": { minWidth: 0 },
    "strong, strong > a": { color: "ink", fontWeight: "strong" },
    p: { m: 0, color: "muted" },
    ".count": { color: "muted" },
    ul: { ...wrapping, ...plainList, columnGap: 3 },
    "ul a": { ...target, color: "muted" },
    ".avatar": {
      flex: "none",
      ...centred,
      size: 48,
      overflow: "hidden",
      border: "1px solid var(--hairline)",
      borderRadius: "50%",
      bg: "raised",
      color: "muted",
      fontWeight: "strong",
      letterSpacing: "0.03em",
    },
  },
  ".author-index": { listStyle: "none", m: 0, mt: 5, p: 0, display: "grid", gridTemplateColumns: column, gap: 6 },
  ".archive-years": {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 18rem), 1fr))",
    gap: 6,
    mt: 5,
    h2: { mb: 2 },
    ul: { ...plainList },
    a: { display: "inline-block", py: ["10px", null, null, 1] },
  },
  ".tag-index": {
    mt: 5,
    hr: { border: 0, borderTop: "1px solid var(--hairline)", my: 4 },
    ul: { listStyle: "none", ...wrapping, columnGap: 5, m: 0, mt: 1, p: 0 },
    a: target,
    "li > span": { color: "muted", fontSize: "tiny", fontVariantNumeric: "tabular-nums" },
  },
} satisfies ThemeUIStyleObject;

/** Only on blog pages. */
export const blogStylesheet = compileStyles([blogStyles]);
