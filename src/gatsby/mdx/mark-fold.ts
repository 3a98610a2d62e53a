import type { Element, ElementContent, Root } from "hast";

import { FOLD_ID } from "../../utils/fold-id";

type HtmlNode = Root["children"][number] | ElementContent;

/** About 1,500 px: more than the first screen of a desktop has below the title. */
const FOLD_LINES = 60;
const LINE_LENGTH = 80;
const ownLine = new Set(["p", "li", "tr", "h2", "h3", "h4", "h5", "h6"]);

const linesOf = (node: HtmlNode): number => {
  if (node.type === "text") return node.value.length / LINE_LENGTH;
  if (node.type === "raw") return node.value.split("\n").length;
  if (!("children" in node)) return 0;
  const own = node.type === "element" && ownLine.has(node.tagName) ? 1 : 0;
  return (node.children as ElementContent[]).reduce((lines, child) => lines + linesOf(child), own);
};

const isAnonymous = (node: HtmlNode): node is Element => node.type === "element" && node.properties?.id === undefined;

const isTable = (node: HtmlNode): node is Element =>
  node.type === "element" && [node.properties?.className].flat().includes("table");

/**
 * Gives the first block below the fold an id. The first paint waits for that block: what comes later can move nothing
 * that is in sight. A page without such a block is short enough to wait for all of it. Tables from there on are told
 * how many lines they have, roughly, so that the browser need not lay them out before the reader comes near.
 */
export const markFold = (root: Root): void => {
  let lines = 0;
  let below = false;
  for (const node of root.children) {
    const own = linesOf(node);
    if (lines > FOLD_LINES && !below && isAnonymous(node)) {
      node.properties = { ...node.properties, id: FOLD_ID };
      below = true;
    }
    if (below && isTable(node)) node.properties = { ...node.properties, style: `--lines:${Math.round(own)}` };
    lines += own;
  }
};
