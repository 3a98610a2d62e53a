import { compileStyles } from "../../theme/compile-styles";
import { searchFieldStyles } from "../search/search-field-styles";
import { suggestionsStyles } from "./suggestions-styles";

/** Stands on the page that is shown where there is none. */
export const notFoundStylesheet = compileStyles([searchFieldStyles, suggestionsStyles]);
