import { compileStyles } from "../../../theme/compile-styles";
import { shortcodeStyles } from "./index";

/** The CSS of each word that has its own, by what marks it in content. */
export const shortcodeStylesheets: ReadonlyMap<string, string> = new Map(
  shortcodeStyles.map(({ mark, styles }) => [mark, compileStyles(styles)]),
);
