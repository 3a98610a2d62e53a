import type { Element } from "hast";
import { h } from "hastscript";
import type { Heading } from "mdast";
import type { State } from "mdast-util-to-hast";

import { plainText } from "../nodes/plain-text";

/** Turns a heading with an id into one with a link to itself. */
export const headingNode = (state: State, node: Heading): Element => {
  const id = String((node.data?.["hProperties"] as { id?: string } | undefined)?.id ?? "");
  const anchor = h("a.anchor", { href: `#${id}`, ariaLabel: `Direct link to ${plainText(node).trim()}` });
  return h(`h${node.depth}`, { id }, [...state.all(node), anchor]);
};
