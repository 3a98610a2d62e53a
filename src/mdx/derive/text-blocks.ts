import type { Content, Root } from "mdast";

import { componentProps } from "../nodes/component-props";
import { isComponent } from "../nodes/is-component";
import type { Component } from "../nodes/is-component";
import { plainText } from "../nodes/plain-text";

export interface TextBlock {
  kind: "heading" | "prose" | "code";
  text: string;
  /** Language of a piece of code, or of the symbols that stand there. */
  language?: string;
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

const isSymbolList = (node: Content): node is Component => isComponent(node) && symbolLists.has(node.name ?? "");

/** The language of listed symbols; a symbol's id has it after the package. */
const symbolLanguage = (node: Component): string => {
  const { id = "", language = id.split(".")[1] ?? "" } = componentProps(node);
  return language;
};

const oneLine = (text: string): string => text.replace(/\s+/g, " ").trim();

const blocksOf = (node: Content): TextBlock[] => {
  if (isSymbolList(node)) return [{ kind: "code", text: "", language: symbolLanguage(node) }];
  switch (node.type) {
    case "heading":
      return [{ kind: "heading", text: plainText(node).trim() }];
    case "code":
      return [{ kind: "code", text: node.value, ...(node.lang && { language: node.lang }) }];
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
  tree.children
    .flatMap(blocksOf)
    .filter(({ kind, text, language }) => kind === "heading" || text.trim() !== "" || language);
