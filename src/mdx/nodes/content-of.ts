import type { ElementContent } from "hast";
import type { State } from "mdast-util-to-hast";

import type { Component } from "./component";

const isBlank = (node: ElementContent): boolean => node.type === "text" && node.value.trim() === "";

/** HTML of a component's content, without whitespace in between. */
export const contentOf = (state: State, node: Component): ElementContent[] =>
  state.all(node).filter((child) => !isBlank(child));
