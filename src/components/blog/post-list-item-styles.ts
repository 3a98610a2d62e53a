import type { ThemeUIStyleObject } from "theme-ui";

const target = { display: "inline-flex", alignItems: "center", minHeight: [44, null, null, 32] };
const list: ThemeUIStyleObject = { listStyle: "none", display: "flex", flexWrap: "wrap", m: 0, p: 0 };

export const postListItemStyles: ThemeUIStyleObject = {
  py: 6,
  borderTop: "1px solid",
  borderColor: "hairline",
  ".lead + &": { mt: 5 },
  "&& > h2": { fontSize: "h2", lineHeight: 1.25, letterSpacing: "-0.01em" },
  ".post-meta": { mt: 1, mb: 0 },
  ".by": { m: 0, mb: 4, fontSize: "small", color: "muted", a: { color: "inherit" } },
  "> footer": {
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "space-between",
    alignItems: "center",
    columnGap: 5,
    mt: 4,
  },
  ".post-tags": { m: 0 },
  ".more": { ...target, fontSize: "small", fontWeight: "strong", ml: "auto" },
};

export const postMetaStyles: ThemeUIStyleObject = {
  m: 0,
  fontSize: "small",
  color: "muted",
  fontVariantNumeric: "tabular-nums",
};

export const postTagsStyles: ThemeUIStyleObject = {
  display: "flex",
  alignItems: "baseline",
  gap: 3,
  mt: 6,
  fontSize: "small",
  b: { fontWeight: "body", color: "muted" },
  ul: { ...list, columnGap: 4 },
  a: target,
};

export const blogArticleStyles: ThemeUIStyleObject = {
  "&&": { pt: 6 },
  ".page-title": { mb: 3 },
  ".post-authors": {
    display: "grid",
    gridTemplateColumns: ["minmax(0, 1fr)", "repeat(2, minmax(0, 1fr))"],
    gap: 4,
    my: 5,
  },
  ".post-authors > :only-child": { gridColumn: "1 / -1" },
};

export const authorCardStyles: ThemeUIStyleObject = {
  display: "flex",
  gap: 3,
  fontSize: "small",
  lineHeight: 1.5,
  "> div": { minWidth: 0 },
  "strong, strong > a": { color: "ink", fontWeight: "strong" },
  p: { m: 0, color: "muted" },
  ".count": { color: "muted" },
  ul: { ...list, columnGap: 3 },
  "ul a": { ...target, color: "muted" },
  ".avatar": {
    flex: "none",
    display: "grid",
    placeItems: "center",
    width: 48,
    height: 48,
    overflow: "hidden",
    border: "1px solid",
    borderColor: "hairline",
    borderRadius: "50%",
    bg: "raised",
    color: "muted",
    fontWeight: "strong",
    letterSpacing: "0.03em",
  },
};
