import { compileStyles } from "../../theme/compile-styles";
import { articleColumn, muted, plainList, target, underlined, wrapping } from "../../theme/mixins";

/** Only on pages of the ERN reference. */
export const ernStylesheet = compileStyles({
  ".ern-page": {
    ...articleColumn,
    px: [4, null, 5, 7],
    pt: 5,
    ".page-title": { overflowWrap: "anywhere" },
    ".in-versions": { ...wrapping, columnGap: 3, ...muted, my: 3 },
    "td, th": { verticalAlign: "top" },
    "td > a, td > code": { overflowWrap: "anywhere" },
    "code > a": { color: "inherit", ...underlined },
  },
  ".ern-parts": {
    "&, ol": { ...plainList },
    ol: { pl: 4, borderLeft: "2px solid var(--hairline)" },
    li: { my: 1 },
    "li > a": target,
    span: muted,
  },
  ".ern-places > summary": { cursor: "pointer", ...muted },
});
