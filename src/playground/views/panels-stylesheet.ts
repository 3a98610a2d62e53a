import { compileStyles } from "../../theme/compile-styles";
import { changesStyles } from "./changes/changes-styles";
import { diffTableStyles } from "./changes/diff-table-styles";
import { checksStyles } from "./checks/checks-styles";
import { codeStyles } from "./code/code-styles";
import { compareStyles } from "./compare/compare-styles";
import { convertStyles } from "./convert/convert-styles";
import { editStyles } from "./edit/edit-styles";
import { filesStyles } from "./files/files-styles";
import { codeViewStyles } from "./parts/code-view-styles";
import { diagnosticFiltersStyles } from "./parts/diagnostic-filters-styles";
import { panelTableStyles } from "./parts/panel-table-styles";
import { schemaStyles } from "./schema/schema-styles";
import { tracksStyles } from "./tracks/tracks-styles";

/** In the order of the cascade: what all views share comes before what they say of it. */
const styles = [
  panelTableStyles,
  codeViewStyles,
  diagnosticFiltersStyles,
  tracksStyles,
  checksStyles,
  schemaStyles,
  changesStyles,
  diffTableStyles,
  editStyles,
  convertStyles,
  compareStyles,
  filesStyles,
  codeStyles,
];

/** The styles of the panels that come when they are first shown. */
export const panelsStylesheet = compileStyles(styles.map((each) => ({ ".playground": each })));
