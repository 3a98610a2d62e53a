import { h } from "hastscript";

import { island } from "../nodes/html-nodes";
import type { Shortcode } from "./shortcode";

/** `<ErrorFinder />`: a field for a printed error, which finds its entry among the `<ErrorList>`s of the page. */
export const errorFinder = {
  name: "ErrorFinder",
  island: "ErrorFinder",
  html: () =>
    island("ErrorFinder", {}, [
      h("form", { role: "search" }, [
        h("label", { for: "error" }, "Paste the error"),
        h("input#error", { type: "search", name: "error", autocomplete: "off", spellcheck: "false" }),
        h("output", { for: "error" }),
      ]),
    ]),
  markdown: () => [],
} as const satisfies Shortcode;
