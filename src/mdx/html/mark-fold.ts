import type { Element, Root } from "hast";

import { nearestLineStep } from "../../utils/line-steps";
import { FOLD_ID } from "./fold-id";
import { hasClass, linesOf } from "./lines-of";
import type { HtmlNode } from "./lines-of";

/** About 1,500 px, which is more than the first screen of a desktop shows below the title. */
const FOLD_LINES = 60;

const isAnonymous = (node: HtmlNode): node is Element => node.type === "element" && node.properties?.id === undefined;

/** Sets the number of lines on a table, so that browsers needn't lay it out until the reader comes near. */
const setLines = (node: HtmlNode, lines: number): void => {
  if (node.type !== "element" || !hasClass(node, "table")) return;
  node.properties = { ...node.properties, dataLines: nearestLineStep(lines) };
};

/**
 * Gives the first block below the fold an id. The first paint waits for that block, because what comes after it can't
 * move anything visible. A page without such a block is short enough to wait for all of it.
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
    if (below) setLines(node, own);
    lines += own;
  }
};
