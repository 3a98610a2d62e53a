import { compileStyles } from "../../theme/compile-styles";
import { media } from "../../theme/media";
import { muted, plainList, target, underlined, wrapping } from "../../theme/mixins";

export const ernStylesheet = compileStyles({
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
  ".ern-parts": {
    "&&, && ol": plainList,
    "&& ol": { pl: 4, borderLeft: "2px solid var(--hairline)" },
    "&& li": { m: 0 },
    "li > a": { ...target, ...underlined, fontWeight: "strong" },
    span: muted,
  },
  ".ern-places > summary": { cursor: "pointer", ...muted },
});
