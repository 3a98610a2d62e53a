import { compileStyles } from "../../../theme/compile-styles";
import { wordStyles } from "./index";

/** The CSS of each word that has its own, by what marks it in content. */
export const wordStylesheets: ReadonlyMap<string, string> = new Map(
  wordStyles.map(({ mark, styles }) => [mark, compileStyles(styles)]),
);
