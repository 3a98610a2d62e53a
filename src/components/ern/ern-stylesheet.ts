import type { ThemeUIStyleObject } from "theme-ui";

import { compileStyles } from "../../theme/compile-styles";
import { media } from "../../theme/media";
import { clipped, filterInput, muted, plainList, target, underlined, wrapping } from "../../theme/mixins";
import { tableStyles } from "../../theme/table-styles";

const styles: ThemeUIStyleObject = {
  ".ern-page": {
    "&&": { pt: 5 },
    ".page-title": { overflowWrap: "anywhere" },
    ".in-versions": { ...wrapping, columnGap: 3, ...muted, my: 3 },
    "td > a, td > code": { overflowWrap: "anywhere" },
    ":is(th, td, .in-versions) > a": underlined,
    "code > a": { color: "inherit", ...underlined },
    ".in-versions > a": { fontWeight: "strong" },
    // A column for each version, with names of elements.
    [media.wide]: { "#occurrences + .table": { table: { fontSize: "tiny" }, "th, td": { pr: 1 } } },
  },
  ".ern-page .name-filter": {
    form: {
      display: "flex",
      flexWrap: "wrap",
      alignItems: "baseline",
      columnGap: 3,
      [media.noScript]: { display: "none" },
    },
    "form > label": { flex: 1 },
    input: { ...filterInput, order: 1 },
    output: muted,
    "[hidden]": { display: "none" },
    nav: { ...wrapping, my: 3 },
    "nav a": { ...target, minWidth: [44, null, null, 24], pr: 2, textDecoration: "none" },
    // A letter needs less room than a chapter.
    h2: { mt: 4, mb: 1, fontSize: "body" },
    ul: { ...plainList, maxWidth: "none", columns: "12rem" },
    li: { my: 0, py: 1, pr: 2, lineHeight: "small", breakInside: "avoid", overflowWrap: "anywhere" },
    small: { color: "muted" },
    ".elsewhere": muted,
    // What the columns are is clear from the first row.
    "h2 ~ .table thead": clipped,
    [media.phone]: { "[role=cell][data-label]": { pl: 0, "&::before": { display: "none" } } },
  },
  ".ern-parts": {
    "&&, && ol": plainList,
    "&& ol": { pl: 4, borderLeft: "2px solid var(--hairline)" },
    "&& li": { m: 0 },
    "li > a": { ...target, ...underlined, fontWeight: "strong" },
    span: muted,
  },
  ".ern-places > summary": { cursor: "pointer", ...muted },
};

export const ernStylesheet = compileStyles([{ ".prose": tableStyles }, styles]);
