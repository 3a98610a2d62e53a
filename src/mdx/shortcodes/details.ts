import { h } from "hastscript";

import { contentOf } from "../nodes/component";
import { paragraph, strong, text } from "../nodes/markdown-nodes";
import type { Shortcode } from "./shortcode";

/** `<Details summary="…">`: text that is collapsed below its summary. */
export const details = {
  name: "Details",
  props: { summary: { required: true, shown: true } },
  html: (node, { summary = "" }, state) => h("details", [h("summary", summary), ...contentOf(state, node)]),
  markdown: (node, { summary = "" }, toPlain) => [paragraph(strong(text(summary))), ...toPlain(node.children)],
} as const satisfies Shortcode;
