import { compileStyles } from "../../../theme/compile-styles";
import { drawerStyles } from "./drawer-styles";

/** Loaded with the drawer's code. */
export const drawerStylesheet = compileStyles([drawerStyles]);
