import { h } from "hastscript";
import type { Content } from "mdast";

import { componentsIn } from "../nodes/component";
import { contentOf } from "../nodes/content-of";
import { card } from "./card";
import type { Shortcode } from "./shortcode";

/** `<Cards>`: cards side by side. */
export const cards = {
  name: "Cards",
  child: card.name,
  props: {},
  html: (node, _props, state) => h("ul.cards", contentOf(state, node)),
  markdown: (node, _props, toPlain) => [
    { type: "list", ordered: false, spread: false, children: toPlain(componentsIn(node, card.name)) } as Content,
  ],
} as const satisfies Shortcode;
