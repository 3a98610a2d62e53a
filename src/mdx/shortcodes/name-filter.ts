import type { ElementContent } from "hast";
import { h } from "hastscript";

import { media } from "../../theme/media";
import { filterInput, target } from "../../theme/mixins";
import { nearestLineStep } from "../../utils/line-steps";
import { contentOf } from "../nodes/component";
import { island } from "../nodes/html-nodes";
import type { Shortcode } from "./shortcode";

/** Returns a list with the number of its names, so that browsers needn't lay it out until the reader comes near. */
const withLines = (node: ElementContent): ElementContent =>
  node.type === "element" && node.tagName === "ul"
    ? { ...node, properties: { ...node.properties, dataLines: nearestLineStep(node.children.length / 2) } }
    : node;

/** `<NameFilter label="…">`: lists of names below a field that finds some of them as you type. */
export const nameFilter = {
  name: "NameFilter",
  island: "NameFilter",
  props: { label: { required: true } },
  html: (node, { label = "" }, state) =>
    island("NameFilter", {}, [
      h("form", { role: "search" }, [
        h("label", { for: "name" }, label),
        h("input#name", { type: "search", autocomplete: "off", spellcheck: "false" }),
        h("output.visually-hidden", { for: "name" }),
      ]),
      ...contentOf(state, node).map(withLines),
    ]),
  styles: {
    NameFilter: {
      ".name-filter input": filterInput,
      ".name-filter form": { [media.noScript]: { display: "none" } },
      ".name-filter ul": { listStyle: "none", pl: 0, maxWidth: "none", columns: "14rem" },
      "html:not([data-fragment]) & .name-filter ul": {
        contentVisibility: "auto",
        // About the height of a name, in columns or not.
        containIntrinsicBlockSize: "auto calc(var(--lines) * 1rem)",
        [media.phone]: { containIntrinsicBlockSize: "auto calc(var(--lines) * 44px)" },
        [media.print]: { contentVisibility: "visible" },
      },
      ".name-filter li": { m: 0, breakInside: "avoid", overflowWrap: "anywhere" },
      ".name-filter li > a": target,
    },
  },
} as const satisfies Shortcode;
