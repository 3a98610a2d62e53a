import { compileStyles } from "../../../theme/compile-styles";
import { splitterStyles } from "./bench-styles";
import { panelTextStyles, structureStyles } from "./panel-styles";
import { toolMenuStyles } from "./tool-styles";

/** In cascade order: shared styles before those of the views. */
const styles = [panelTextStyles, toolMenuStyles, splitterStyles, structureStyles];

/** The styles of what the playground shows at once; loaded with its code, after those of its page. */
export const workbenchStylesheet = compileStyles(styles.map((each) => ({ ".playground": each })));
