import { compileStyles } from "../../../theme/compile-styles";
import { muted, row, target, wrapping } from "../../../theme/mixins";

/** For the result of a run, loaded with the code that runs programs. */
export const resultStylesheet = compileStyles({
  ".prose": {
    ".code-result": { borderTop: "1px dashed var(--hairline)", bg: "paper" },
    ".code-result > div": { ...row, minHeight: [44, null, null, 36], px: 4, gap: 2 },
    ".code-result p": { m: 0, ...muted },
    ".code-result pre": { maxHeight: "24rem", py: 0, pb: 3, whiteSpace: "pre-wrap", overflowWrap: "anywhere" },
    ".code-result > p": { ...wrapping, columnGap: 4, px: 4, pb: 3, a: target },
    ".code-result [hidden]": { display: "none" },
    ".code-result .error": { color: "danger" },
  },
});
