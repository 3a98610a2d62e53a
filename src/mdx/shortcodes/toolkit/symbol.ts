import { h } from "hastscript";
import type { Content, Root } from "mdast";

import { componentProps, isComponent } from "../../nodes/component";
import { contentOf } from "../../nodes/content-of";
import { walk } from "../../nodes/walk";
import type { Toolkit } from "../../../reference/toolkit/toolkit";
import { codeOf } from "./code-of";
import { idDiagnostic } from "./id-diagnostic";
import { symbolEntry } from "./symbol-entry";
import type { ToolkitShortcode } from "./toolkit-shortcode";

const NAME = "Symbol";

/** Ids of the symbols that have a full entry on a page. */
export const entriesOf = (tree: Root): Set<string> => {
  const ids = new Set<string>();
  walk(tree, (node) => {
    if (isComponent(node, NAME)) ids.add(componentProps(node)["id"] ?? "");
  });
  return ids;
};

/** `<Symbol id="…" />`: the full entry of a symbol, and its anchor. */
export const symbol = (toolkit: () => Toolkit) =>
  ({
    name: NAME,
    dependsOn: ["toolkit"],
    props: { id: { required: true } },
    anchors: ({ id = "" }) => [id],
    missing: ({ id = "" }) => idDiagnostic(id, toolkit()),
    expand:
      () =>
      (node, { id = "" }) => [{ ...node, children: symbolEntry(toolkit().byId.get(id)!) } as Content],
    html: (node, { id = "" }, state) => h("div.symbol", { id }, contentOf(state, node)),
    // The language follows the package in an id.
    text: ({ id = "" }) => codeOf(id.split(".")[1]),
  }) as const satisfies ToolkitShortcode;
