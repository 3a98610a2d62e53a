import type { Content, Root } from "mdast";

import { componentProps } from "./component-props";
import { isComponent } from "./is-component";
import { plainText } from "./plain-text";

export interface TextBlock {
  kind: "heading" | "prose" | "code";
  text: string;
}

/** Props whose text the reader sees. */
const shown = ["title", "label", "summary"];

const shownProps = (node: Content): TextBlock[] => {
  if (!isComponent(node)) return [];
  const props = componentProps(node);
  return shown.flatMap((name) => (props[name] ? [{ kind: "prose", text: props[name] }] : []));
};

/** Search finds symbols by themselves, so pages do not repeat them. */
const symbolLists = new Set(["Symbol", "SymbolCounts", "SymbolList", "SymbolTable"]);

const isSymbolList = (node: Content): boolean => isComponent(node) && symbolLists.has(node.name ?? "");

const oneLine = (text: string): string => text.replace(/\s+/g, " ").trim();

const blocksOf = (node: Content): TextBlock[] => {
  if (isSymbolList(node)) return [];
  switch (node.type) {
    case "heading":
      return [{ kind: "heading", text: plainText(node).trim() }];
    case "code":
      return [{ kind: "code", text: node.value }];
    case "paragraph":
      return [{ kind: "prose", text: oneLine(plainText(node)) }];
    case "tableRow":
      return [{ kind: "prose", text: oneLine(node.children.map(plainText).join(" ")) }];
    default:
      return [...shownProps(node), ...("children" in node ? node.children.flatMap(blocksOf) : [])];
  }
};

/** Gives the page's text block by block, in reading order. */
export const textBlocks = (tree: Root): TextBlock[] =>
  tree.children.flatMap(blocksOf).filter(({ kind, text }) => kind === "heading" || text.trim() !== "");
