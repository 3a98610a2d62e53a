import { compileStyles } from "../../theme/compile-styles";
import { searchModalStyles } from "./search-modal-styles";

/** The styles of our parts of the search modal; loaded with its code. */
export const searchModalStylesheet = compileStyles([searchModalStyles]);
