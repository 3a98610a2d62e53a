import type { ThemeUIStyleObject } from "theme-ui";

const target = { display: "inline-flex", alignItems: "center", minHeight: [44, null, null, 32] };

/** The column of a page of the blog that is no post; the same as an article's. */
export const blogPageStyles: ThemeUIStyleObject = {
  width: "100%",
  maxWidth: "calc(46rem + 96px)",
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
};

export const archiveYearsStyles: ThemeUIStyleObject = {
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 18rem), 1fr))",
  gap: 6,
  mt: 5,
  h2: { mb: 2 },
  ul: { listStyle: "none", m: 0, p: 0 },
  a: { display: "inline-block", py: ["10px", null, null, 1] },
};

export const tagIndexStyles: ThemeUIStyleObject = {
  mt: 5,
  hr: { border: 0, borderTop: "1px solid", borderColor: "hairline", my: 4 },
  ul: { listStyle: "none", display: "flex", flexWrap: "wrap", columnGap: 5, m: 0, mt: 1, p: 0 },
  a: target,
  "li > span": { color: "muted", fontSize: "tiny", fontVariantNumeric: "tabular-nums" },
};

export const authorIndexStyles: ThemeUIStyleObject = {
  listStyle: "none",
  m: 0,
  mt: 5,
  p: 0,
  display: "grid",
  gap: 6,
};
