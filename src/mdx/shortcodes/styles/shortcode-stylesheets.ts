import type { ThemeUIStyleObject } from "theme-ui";

import { compileStyles } from "../../../theme/compile-styles";
import { tableStyles } from "../../../theme/table-styles";
import { markdownShortcodes } from "..";
import type { Directive, Shortcode } from "../shortcode";
import { bareStylesByMark } from "./bare-styles";
import { blockStylesByMark } from "./block-styles";
import { codeStylesByMark } from "./code-styles";
import { imageDialogStyles } from "./image-dialog-styles";

/** In cascade order. */
const stylesByMark: Readonly<Record<string, ThemeUIStyleObject>> = Object.assign(
  { table: tableStyles },
  codeStylesByMark,
  ...(markdownShortcodes as readonly (Shortcode | Directive)[]).map(({ styles }) => styles),
  blockStylesByMark,
);

const inProse = Object.entries(stylesByMark).map(([mark, styles]): [string, string] => [
  mark,
  compileStyles([...(mark === "image-zoom" ? [imageDialogStyles] : []), { ".prose": styles }]),
]);

/** The CSS of each shortcode that has its own, in cascade order, by the class or island that shows that it's used. */
export const shortcodeStylesheets: ReadonlyMap<string, string> = new Map([
  ...inProse,
  ...Object.entries(bareStylesByMark).map(([mark, styles]): [string, string] => [mark, compileStyles(styles)]),
]);

/** Returns the CSS of the classes and islands that have their own, in cascade order. */
export const stylesOf = (names: readonly string[]): string[] =>
  [...shortcodeStylesheets].filter(([mark]) => names.includes(mark)).map(([, css]) => css);
