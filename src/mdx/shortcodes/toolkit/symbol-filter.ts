import { contentOf } from "../../nodes/content-of";
import { island } from "../../nodes/island";
import type { Toolkit } from "../../../reference/toolkit/toolkit";
import { symbolFilterForm } from "./symbol-filter-form";
import { listedCount } from "./symbol-list";
import type { ToolkitShortcode } from "./toolkit-shortcode";

const NAME = "SymbolFilter";

/** `<SymbolFilter>`: lists of symbols below a form that filters them. */
export const symbolFilter = (toolkit: () => Toolkit) =>
  ({
    name: NAME,
    island: NAME,
    dependsOn: ["toolkit"],
    props: {},
    html: (node, _props, state) =>
      island(NAME, {}, [symbolFilterForm(listedCount(node, toolkit())), ...contentOf(state, node)]),
  }) as const satisfies ToolkitShortcode;
