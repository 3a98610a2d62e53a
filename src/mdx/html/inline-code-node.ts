import type { Element } from "hast";
import type { InlineCode } from "mdast";
import { defaultHandlers } from "mdast-util-to-hast";
import type { State } from "mdast-util-to-hast";

/** A short name with hyphens, at which browsers would break it. */
const HYPHENATED_NAME = /^(?=.{1,24}$)[^\s-]*-\S*$/;

/** Turns inline code into HTML; names such as `ddex-builder` stay on one line. */
export const inlineCodeNode = (state: State, node: InlineCode): Element => {
  const code = defaultHandlers.inlineCode(state, node) as Element;
  if (HYPHENATED_NAME.test(node.value)) code.properties = { ...code.properties, className: ["unbroken"] };
  return code;
};
