import { compileStyles } from "../../../theme/compile-styles";
import { noticeStyles } from "./page-styles";
import { paneStyles } from "./pane-styles";
import { panelTextStyles } from "./panel-styles";
import { savedStyles } from "./start-styles";
import { statusStyles } from "./status-styles";
import { paneBarStyles } from "./tabs-styles";
import { panelToolStyles } from "./tool-styles";

/** In cascade order: shared styles before those of the views. */
const styles = [noticeStyles, panelToolStyles, paneStyles, statusStyles, paneBarStyles, savedStyles, panelTextStyles];

/** The styles of what the playground shows at once; loaded with its code, after those of its page. */
export const workbenchStylesheet = compileStyles(styles.map((style) => ({ ".playground": style })));
