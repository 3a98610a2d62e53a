import { compileStyles } from "../../theme/compile-styles";
import { searchPageStyles } from "./search-page-styles";

/** Only on the search page. */
export const searchPageStylesheet = compileStyles([searchPageStyles]);
