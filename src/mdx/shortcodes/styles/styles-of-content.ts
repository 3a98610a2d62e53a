import type { ContentNode } from "../../html/content-node";
import { shortcodeStylesheets } from "./shortcode-stylesheets";

const classesIn = (html: string): string[] =>
  [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = ""]) => names.split(" "));

const namesIn = (node: ContentNode): string[] => {
  if (typeof node === "string") return classesIn(node);
  const { component, props, children = [] } = node;
  return [component, ...String(props?.className ?? "").split(" "), ...children.flatMap(namesIn)];
};

/** The CSS of each shortcode in a content tree that has its own. */
export const stylesOfContent = (content: readonly ContentNode[]): string[] => {
  const names = new Set(content.flatMap(namesIn));
  return [...shortcodeStylesheets].filter(([mark]) => names.has(mark)).map(([, css]) => css);
};
