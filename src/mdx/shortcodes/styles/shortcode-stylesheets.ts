import type { ThemeUIStyleObject } from "theme-ui";

import { compileStyles } from "../../../theme/compile-styles";
import type { ContentNode } from "../../../utils/content-node";
import { markdownShortcodes } from "..";
import type { Directive, Shortcode } from "../shortcode";
import { blockStylesByMark } from "./block-styles";
import { codeStylesByMark } from "./code-styles";
import { imageDialogStyles } from "./image-dialog-styles";
import { symbolFilterStyles } from "./symbol-filter-styles";

/** In cascade order. */
const stylesByMark: Readonly<Record<string, ThemeUIStyleObject>> = Object.assign(
  {},
  codeStylesByMark,
  ...(markdownShortcodes as readonly (Shortcode | Directive)[]).map(({ styles }) => styles),
  blockStylesByMark,
);

const inProse = Object.entries(stylesByMark).map(([mark, styles]): [string, string] => [
  mark,
  compileStyles([...(mark === "image-zoom" ? [imageDialogStyles] : []), { ".prose": styles }]),
]);

/**
 * The CSS of each shortcode that has its own, in cascade order, by its mark in content: the class or island that shows
 * that it's used. Styles of all pages are in `src/components/stylesheet.ts`.
 */
export const shortcodeStylesheets: ReadonlyMap<string, string> = new Map([
  ...inProse,
  ["SymbolFilter", compileStyles([symbolFilterStyles])],
]);

const classesIn = (html: string): string[] =>
  [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = ""]) => names.split(" "));

const styledNames = (node: ContentNode): string[] => {
  if (typeof node === "string") return classesIn(node);
  const { component, props, children = [] } = node;
  return [component, ...String(props?.className ?? "").split(" "), ...children.flatMap(styledNames)];
};

/** Returns the CSS of each shortcode in a content tree that has its own. */
export const stylesOfContent = (content: readonly ContentNode[]): string[] => {
  const names = new Set(content.flatMap(styledNames));
  return [...shortcodeStylesheets].filter(([mark]) => names.has(mark)).map(([, css]) => css);
};
