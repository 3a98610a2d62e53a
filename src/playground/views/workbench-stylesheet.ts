import { compileStyles } from "../../theme/compile-styles";
import { lastReadStyles } from "./last-read-styles";
import { toolMenuStyles } from "./menu/tool-menu-styles";
import { panelTextStyles } from "./parts/panel-text-styles";
import { splitterStyles } from "./splitter/splitter-styles";
import { structureStyles } from "./structure/structure-styles";

/** In the order of the cascade: what all views share comes before what they say of it. */
const styles = [panelTextStyles, toolMenuStyles, splitterStyles, lastReadStyles, structureStyles];

/** The styles of what the playground's code shows at once; they come with it, after those of its page. */
export const workbenchStylesheet = compileStyles(styles.map((each) => ({ ".playground": each })));
