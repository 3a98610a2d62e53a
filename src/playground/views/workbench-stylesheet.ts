import { compileStyles } from "../../theme/compile-styles";
import { lastReadStyles } from "./last-read-styles";
import { toolMenuStyles } from "./menu/tool-menu-styles";
import { panelTextStyles } from "./parts/styles/panel-text-styles";
import { splitterStyles } from "./splitter/splitter-styles";
import { structureStyles } from "./structure/structure-styles";

/** In cascade order: shared styles before those of the views. */
const styles = [panelTextStyles, toolMenuStyles, splitterStyles, lastReadStyles, structureStyles];

/** The styles of what the playground shows at once; loaded with its code, after those of its page. */
export const workbenchStylesheet = compileStyles(styles.map((each) => ({ ".playground": each })));
