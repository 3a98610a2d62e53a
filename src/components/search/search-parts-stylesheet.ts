import { compileStyles } from "../../theme/compile-styles";
import { searchFilterBarStyles } from "./search-filter-bar-styles";
import { searchProblemMessageStyles } from "./search-problem-message-styles";

/** What the search's modal and its page have in common; comes with their code. */
export const searchPartsStylesheet = compileStyles([searchFilterBarStyles, searchProblemMessageStyles]);
