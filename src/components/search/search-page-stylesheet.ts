import { compileStyles } from "../../theme/compile-styles";
import { searchPageStyles } from "./search-page-styles";

/** Stands on the search's page alone. */
export const searchPageStylesheet = compileStyles([searchPageStyles]);
