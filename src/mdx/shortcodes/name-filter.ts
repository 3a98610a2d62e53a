import { h } from "hastscript";

import { contentOf } from "../nodes/component";
import { island } from "../nodes/html-nodes";
import type { Shortcode } from "./shortcode";

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
      ...contentOf(state, node),
    ]),
} as const satisfies Shortcode;
