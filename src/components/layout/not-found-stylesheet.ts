import { compileStyles } from "../../theme/compile-styles";
import { searchFieldStyles } from "../search/search-field-styles";
import { suggestionsStyles } from "./suggestions-styles";

/** Only on the not-found page. */
export const notFoundStylesheet = compileStyles([searchFieldStyles, suggestionsStyles]);
