import { compileStyles } from "../../../theme/compile-styles";
import { searchFilterBarStyles } from "./search-filter-bar-styles";
import { searchProblemMessageStyles } from "./search-problem-message-styles";

/** Shared by the search modal and the search page; loaded with their code. */
export const searchPartsStylesheet = compileStyles([searchFilterBarStyles, searchProblemMessageStyles]);
