import type { ElementContent } from "hast";

import { toDiagnostic } from "../../diagnostics/diagnostic";
import { componentProps, componentsIn, contentOf } from "../nodes/component";
import { type Island, island } from "../nodes/html-nodes";
import { subheading, text } from "../nodes/markdown-nodes";
import type { Shortcode } from "./shortcode";

export const tabPanel = (value: string, children: ElementContent[]): Island => island(tab.island, { value }, children);

/** `<Tab value="ts" label="TypeScript">`: one of several alternatives. */
export const tab = {
  name: "Tab",
  island: "TabPanel",
  props: { value: { required: true }, label: { required: true, shown: true } },
  html: (node, { value = "" }, state) => tabPanel(value, contentOf(state, node)),
  markdown: (node, { label = "" }, toPlain) => [subheading(text(label)), ...toPlain(node.children)],
} as const satisfies Shortcode;

interface TabGroup {
  /** Tabs in the same group change together. */
  groupId?: string;
  tabs: readonly { value: string; label: string }[];
}

/** Makes tabs from their labels and panels. */
export const tabGroup = ({ tabs: labels, ...props }: TabGroup, panels: ElementContent[]): Island =>
  island(tabs.island, { ...props, tabs: labels }, panels);

/** `<Tabs groupId="language">`: alternatives, of which one is visible. */
export const tabs = {
  name: "Tabs",
  island: "Tabs",
  child: tab.name,
  props: { groupId: {} },
  diagnostic: (node) => {
    const values = componentsIn(node, tab.name).map((child) => componentProps(child)["value"]);
    const twice = values.find((value, index) => values.indexOf(value) !== index);
    return twice === undefined ? undefined : toDiagnostic("tabs-value", { value: twice });
  },
  html: (node, props, state) => {
    const labels = componentsIn(node, tab.name).map((child) => {
      const { value = "", label = "" } = componentProps(child);
      return { value, label };
    });
    return tabGroup({ ...props, tabs: labels }, contentOf(state, node));
  },
} as const satisfies Shortcode;
