import { compileStyles } from "../../../theme/compile-styles";
import { pageStyles } from "./page-styles";
import { editorScreenStyles } from "./pane-styles";
import { startStyles } from "./start-styles";
import { tabsStyles } from "./tabs-styles";
import { toolStyles } from "./tool-styles";

/** In cascade order: shared styles before those of the views. */
const styles = [pageStyles, toolStyles, editorScreenStyles, tabsStyles, startStyles];

/** The styles needed before the playground's code is loaded; only its page has them. */
export const playgroundStylesheet = compileStyles(styles.map((style) => ({ ".playground": style })));
