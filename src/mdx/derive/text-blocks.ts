import type { Content, Root } from "mdast";

import { componentProps, isComponent } from "../nodes/component";
import type { Component } from "../nodes/component";
import { plainText } from "../nodes/plain-text";
import type { TextBlock, Shortcode, Shortcodes } from "../shortcodes/shortcode";

/** Components that aren't shortcodes belong to a module; we know their props only by name. */
const shownElsewhere = ["title", "label", "summary"];

const shownProps = (node: Component, shortcode: Shortcode | undefined): TextBlock[] => {
  const given = componentProps(node);
  const shown = shortcode
    ? Object.keys(shortcode.props).filter((name) => shortcode.props[name]?.shown)
    : shownElsewhere;
  return shown.flatMap((name) => (given[name] ? [{ kind: "prose", text: given[name] }] : []));
};

const oneLine = (text: string): string => text.replace(/\s+/g, " ").trim();

const componentBlocks = (node: Component, shortcodes: Shortcodes): TextBlock[] => {
  const shortcode = shortcodes.components.get(node.name ?? "");
  return shortcode?.text
    ? shortcode.text(componentProps(node))
    : [...shownProps(node, shortcode), ...node.children.flatMap((child) => blocksOf(child, shortcodes))];
};

const blocksOf = (node: Content, shortcodes: Shortcodes): TextBlock[] => {
  if (isComponent(node)) return componentBlocks(node, shortcodes);
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
      return "children" in node ? node.children.flatMap((child) => blocksOf(child, shortcodes)) : [];
  }
};

/** The page's text block by block, in reading order. */
export const textBlocks = (tree: Root, shortcodes: Shortcodes): TextBlock[] =>
  tree.children
    .flatMap((node) => blocksOf(node, shortcodes))
    .filter(({ kind, text, language }) => kind === "heading" || text.trim() !== "" || language);
