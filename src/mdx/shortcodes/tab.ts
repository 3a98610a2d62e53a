import type { ElementContent } from "hast";

import { contentOf } from "../nodes/content-of";
import { island } from "../nodes/island";
import type { Island } from "../nodes/island";
import { subheading, text } from "../nodes/markdown-nodes";
import type { Shortcode } from "./shortcode";

/** The panel of a tab. */
export const tabPanel = (value: string, children: ElementContent[]): Island => island(tab.island, { value }, children);

/** `<Tab value="ts" label="TypeScript">`: one of several alternatives. */
export const tab = {
  name: "Tab",
  island: "TabPanel",
  props: { value: { required: true }, label: { required: true, shown: true } },
  html: (node, { value = "" }, state) => tabPanel(value, contentOf(state, node)),
  markdown: (node, { label = "" }, toPlain) => [subheading(text(label)), ...toPlain(node.children)],
} as const satisfies Shortcode;
