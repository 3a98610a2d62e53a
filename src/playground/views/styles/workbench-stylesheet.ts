import { compileStyles } from "../../../theme/compile-styles";
import { paneStyles, splitterStyles } from "./bench-styles";
import { noticeStyles } from "./page-styles";
import { panelTextStyles, structureStyles } from "./panel-styles";
import { begunStyles } from "./start-styles";
import { statusStyles } from "./status-styles";
import { paneBarStyles } from "./tabs-styles";
import { panelToolStyles, toolMenuStyles } from "./tool-styles";

/** In cascade order: shared styles before those of the views. */
const styles = [
  noticeStyles,
  panelToolStyles,
  paneStyles,
  statusStyles,
  paneBarStyles,
  begunStyles,
  panelTextStyles,
  toolMenuStyles,
  splitterStyles,
  structureStyles,
];

/** The styles of what the playground shows at once; loaded with its code, after those of its page. */
export const workbenchStylesheet = compileStyles(styles.map((style) => ({ ".playground": style })));
