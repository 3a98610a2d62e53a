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
import { panelTableStyles } from "./parts/styles/panel-table-styles";
import { schemaStyles } from "./schema/schema-styles";
import { tracksStyles } from "./tracks/tracks-styles";

/** In cascade order: shared styles before those of the views. */
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

/** The styles of panels that are loaded when they're first shown. */
export const panelsStylesheet = compileStyles(styles.map((each) => ({ ".playground": each })));
