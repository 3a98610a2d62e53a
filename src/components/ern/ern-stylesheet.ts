import { compileStyles } from "../../theme/compile-styles";
import { media } from "../../theme/media";
import { muted, plainList, target, underlined, wrapping } from "../../theme/mixins";

export const ernStylesheet = compileStyles({
  ".ern-page": {
    "&&": { pt: 5 },
    ".page-title": { overflowWrap: "anywhere" },
    ".in-versions": { ...wrapping, columnGap: 3, ...muted, my: 3 },
    "td > a, td > code": { overflowWrap: "anywhere" },
    "code > a": { color: "inherit", ...underlined },
    // A column for each version, with names of elements.
    [media.wide]: { "#occurrences + .table": { table: { fontSize: "tiny" }, "th, td": { pr: 1 } } },
  },
  ".ern-parts": {
    "&&, && ol": plainList,
    "&& ol": { pl: 4, borderLeft: "2px solid var(--hairline)" },
    "&& li": { m: 0 },
    "li > a": target,
    span: muted,
  },
  ".ern-places > summary": { cursor: "pointer", ...muted },
});
