import { h } from "hastscript";

import { media } from "../../theme/media";
import { filterInput } from "../../theme/mixins";
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
  styles: {
    ErrorFinder: {
      ".error-finder": { [media.noScript]: { display: "none" } },
      ".error-finder input": filterInput,
      ".error-finder output": { display: "block", mt: 2 },
      ".error-finder output a": { display: "block", py: 1 },
    },
  },
} as const satisfies Shortcode;
