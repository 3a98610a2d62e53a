import type { Content, Root } from "mdast";

import { componentProps, isComponent } from "../nodes/component";
import type { Component } from "../nodes/component";
import { plainText } from "../nodes/plain-text";
import type { TextBlock, Word, Words } from "../shortcodes/shortcode";

/** Components that are no words are a module's own, whose props are not known but by their names. */
const shownElsewhere = ["title", "label", "summary"];

const shownProps = (node: Component, word: Word | undefined): TextBlock[] => {
  const given = componentProps(node);
  const shown = word ? Object.keys(word.props).filter((name) => word.props[name]?.shown) : shownElsewhere;
  return shown.flatMap((name) => (given[name] ? [{ kind: "prose", text: given[name] }] : []));
};

const oneLine = (text: string): string => text.replace(/\s+/g, " ").trim();

const componentBlocks = (node: Component, words: Words): TextBlock[] => {
  const word = words.components.get(node.name ?? "");
  return word?.text
    ? word.text(componentProps(node))
    : [...shownProps(node, word), ...node.children.flatMap((child) => blocksOf(child, words))];
};

const blocksOf = (node: Content, words: Words): TextBlock[] => {
  if (isComponent(node)) return componentBlocks(node, words);
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
      return "children" in node ? node.children.flatMap((child) => blocksOf(child, words)) : [];
  }
};

/** Gives the page's text block by block, in reading order. */
export const textBlocks = (tree: Root, words: Words): TextBlock[] =>
  tree.children
    .flatMap((node) => blocksOf(node, words))
    .filter(({ kind, text, language }) => kind === "heading" || text.trim() !== "" || language);
