import { compileStyles } from "../../theme/compile-styles";
import { muted, plainList, target, underlined, wrapping } from "../../theme/mixins";

export const ernStylesheet = compileStyles({
  ".ern-page": {
    "&&": { pt: 5 },
    ".page-title": { overflowWrap: "anywhere" },
    ".in-versions": { ...wrapping, columnGap: 3, ...muted, my: 3 },
    "td > a, td > code": { overflowWrap: "anywhere" },
    "code > a": { color: "inherit", ...underlined },
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
