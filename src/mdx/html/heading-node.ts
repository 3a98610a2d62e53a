import type { Element } from "hast";
import type { Heading } from "mdast";
import type { State } from "mdast-util-to-hast";

import { element } from "../nodes/element";
import { plainText } from "../nodes/plain-text";

/** Turns a heading, which has its id, into one with a link to itself. */
export const headingNode = (state: State, node: Heading): Element => {
  const id = String((node.data?.["hProperties"] as { id?: string } | undefined)?.id ?? "");
  const anchor = element(
    "a",
    { className: ["anchor"], href: `#${id}`, ariaLabel: `Direct link to ${plainText(node).trim()}` },
    [],
  );
  return element(`h${node.depth}`, { id }, [...state.all(node), anchor]);
};
