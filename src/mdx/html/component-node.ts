import type { ElementContent } from "hast";
import type { State } from "mdast-util-to-hast";

import { componentProps } from "../nodes/component";
import type { Component } from "../nodes/component";
import { contentOf } from "../nodes/content-of";
import { island } from "../nodes/island";
import type { Shortcodes } from "../shortcodes/shortcode";

/** Turns a component into the HTML or island of its shortcode; other components keep only their content. */
export const componentNode = (
  state: State,
  node: Component,
  { components }: Shortcodes,
): ElementContent | ElementContent[] => {
  const shortcode = components.get(node.name ?? "");
  const props = componentProps(node);
  if (shortcode?.html) return shortcode.html(node, props, state);
  return shortcode?.island === undefined ? state.all(node) : island(shortcode.island, props, contentOf(state, node));
};
