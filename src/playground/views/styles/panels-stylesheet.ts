import { compileStyles } from "../../../theme/compile-styles";
import { checksStyles } from "./checks-styles";
import { compareStyles } from "./compare-styles";
import { otherPanelStyles } from "./files-styles";
import { panelPartsStyles } from "./panel-styles";
import { tracksStyles } from "./tracks-styles";

/** In cascade order: shared styles before those of the views. */
const styles = [panelPartsStyles, tracksStyles, checksStyles, compareStyles, otherPanelStyles];

/** The styles of panels that are loaded when they're first shown. */
export const panelsStylesheet = compileStyles(styles.map((style) => ({ ".playground": style })));
