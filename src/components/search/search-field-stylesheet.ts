import { compileStyles } from "../../theme/compile-styles";
import { searchFieldStyles } from "./search-field-styles";

/** Comes with the page that has the field. */
export const searchFieldStylesheet = compileStyles([searchFieldStyles]);
