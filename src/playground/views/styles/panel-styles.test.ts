import { compileStyles } from "../../../theme/compile-styles";
import { panelPartsStyles, panelTextStyles } from "./panel-styles";

/** A rule for rows, of which there may be thousands, that depends on what another element has. */
const ROWS_AFTER_HAS = /:has\([^{}]*\) [^{},]*\.row\b/;

it("doesn't make the browser style all rows again when the source changes", () => {
  const css = compileStyles([panelPartsStyles, panelTextStyles]);
  expect(css).toContain(".structure:has(~ .part-values[open]){--row-below:");
  expect(css).not.toMatch(ROWS_AFTER_HAS);
  expect(compileStyles([{ ".a": { "&:has(.b) .row": { color: "red" } } }])).toMatch(ROWS_AFTER_HAS);
});
