import { compileStyles } from "../../../theme/compile-styles";
import { shortcodeStyles } from "./index";

/** The CSS of each shortcode that has its own, by its mark in content. */
export const shortcodeStylesheets: ReadonlyMap<string, string> = new Map(
  shortcodeStyles.map(({ mark, styles }) => [mark, compileStyles(styles)]),
);
