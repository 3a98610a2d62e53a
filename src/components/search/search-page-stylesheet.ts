import { compileStyles } from "../../theme/compile-styles";
import { media } from "../../theme/media";
import {
  articleColumn,
  muted,
  plainList,
  row,
  searchInput,
  searchInputIcon,
  target,
  underlined,
} from "../../theme/mixins";

export const searchPageStylesheet = compileStyles({
  ".search-page": {
    ...articleColumn,
    pt: 6,
    // The footer is below the window before results come, and stays there.
    minHeight: "100vh",
    ".page-title": { overflowWrap: "anywhere" },
    form: { position: "relative" },
    ".no-script": { display: "none" },
    [media.noScript]: { "form, .hint, .search-filters": { display: "none" }, ".no-script": { display: "block" } },
    "form > .icon": { ...searchInputIcon, top: 15 },
    input: { width: "100%", height: 50, ...searchInput },
    "> p": { color: "muted", my: 4, maxWidth: "measure" },
    "> p > a": { whiteSpace: "nowrap" },
    ".count": { fontSize: "small", "&:empty": { display: "none" } },
    ".search-filters": { mt: 3 },
    ".search-problem": { my: 4 },
    ".results": {
      ...plainList,
      // Pale, but still readable.
      "&[aria-busy=true]": { opacity: 0.95 },
    },
    ".results > li": { py: 4, borderTop: "1px solid var(--hairline)" },
    ".results h2": { m: 0, fontSize: "h3", fontWeight: "strong", overflowWrap: "anywhere" },
    ".results h2 > a": { display: "inline-block", py: [2, null, null, 0], ...underlined },
    ".results h2 span": { color: "muted", fontWeight: "body" },
    ".results p": { m: 0, mt: 2, lineHeight: "small" },
    ".results .group": { mt: 0, ...muted },
    mark: { bg: "color-mix(in srgb, var(--accent) 12%, transparent)", color: "inherit", fontWeight: "strong" },
    // For readers without scripts, and large windows; a phone has the field.
    "html[data-js] & .all": { [media.phone]: { display: "none" } },
    ".all": {
      h2: { mt: 6, mb: 3, fontSize: "h3" },
      summary: { py: 2, cursor: "pointer", fontWeight: "strong" },
      ul: { m: 0, pl: 4, columns: "16rem", columnGap: 5 },
      li: { py: 1, breakInside: "avoid", overflowWrap: "anywhere" },
      a: underlined,
      "li > a + a": { ml: 2, fontSize: "small" },
    },
    ".popular": {
      h2: { mt: 6, mb: 2, fontSize: "h3" },
      ul: plainList,
      a: { ...target, ...underlined },
    },
    ".more": {
      ...row,
      justifyContent: "space-between",
      gap: 4,
      pt: 4,
      borderTop: "1px solid var(--hairline)",
      ...muted,
    },
    ".more .button": { color: "ink" },
  },
});
