import type { Data, Element, ElementContent, Root } from "hast";

import { nearestLineStep } from "../../utils/line-steps";
import { FOLD_ID } from "../../utils/reserved-ids";
import type { SlotNode } from "../nodes/html-nodes";
import type { ImageProps } from "../nodes/slots";

export type HtmlNode = Root["children"][number] | ElementContent;

const LINE_LENGTH = 80;
const ownLine = new Set(["p", "li", "tr", "h2", "h3", "h4", "h5", "h6"]);

export const hasClass = ({ properties }: Element, name: string): boolean => {
  const classes = properties?.className;
  return Array.isArray(classes) ? classes.includes(name) : classes === name;
};

/** Returns the approximate number of lines of a part of a page on a desktop. */
const linesOf = (node: HtmlNode): number => {
  if (node.type === "text") return node.value.length / LINE_LENGTH;
  if (node.type === "raw" || node.type === "slot") return (node.data as Data | undefined)?.lines ?? 0;
  if (!("children" in node)) return 0;
  if (node.type === "element" && hasClass(node, "visually-hidden")) return 0;
  const tagLines = node.type === "element" && ownLine.has(node.tagName) ? 1 : 0;
  return (node.children as ElementContent[]).reduce((lines, child) => lines + linesOf(child), tagLines);
};

/** About 1,500 px, which is more than the first screen of a desktop shows below the title. */
const FOLD_LINES = 60;

export const hasIsland = (node: HtmlNode): boolean =>
  node.type === "island" || (node.type === "element" && node.children.some(hasIsland));

export const isImage = (node: HtmlNode): node is SlotNode & { slot: { image: ImageProps } } =>
  node.type === "slot" && "image" in node.slot;

/** Lines of text above an image that the first screen of a desktop shows, too. */
const FIRST_SCREEN = 20;

/** Marks the first image as early if little text and no island comes before it. */
const markEarlyImage = ({ children }: Root): void => {
  const index = children.findIndex((node) => isImage(node) || hasIsland(node));
  const image = children[index];
  if (!image || !isImage(image)) return;
  const lines = children.slice(0, index).reduce((sum, node) => sum + linesOf(node), 0);
  if (lines <= FIRST_SCREEN) image.slot.image.early = true;
};

/** Sets the number of lines on a table, so that browsers needn't lay it out until the reader comes near. */
const setLines = (node: HtmlNode, lines: number): void => {
  if (node.type !== "element" || !hasClass(node, "table")) return;
  node.properties = { ...node.properties, dataLines: nearestLineStep(lines) };
};

/**
 * Gives the first block below the fold an id. The first paint waits for that block, because what comes after it can't
 * move anything visible. A page without such a block is short enough to wait for all of it. Marks an early image, too.
 */
export const markFold = (root: Root): void => {
  markEarlyImage(root);
  let lines = 0;
  let below = false;
  for (const node of root.children) {
    const nodeLines = linesOf(node);
    if (lines > FOLD_LINES && !below && node.type === "element" && node.properties?.id === undefined) {
      node.properties = { ...node.properties, id: FOLD_ID };
      below = true;
    }
    if (below) setLines(node, nodeLines);
    lines += nodeLines;
  }
};
