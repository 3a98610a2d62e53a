import type { Content, PhrasingContent } from "mdast";

import { code, text } from "../../nodes/markdown-nodes";
import type { PlacedSymbol } from "../../../reference/toolkit/symbol";
import type { Toolkit } from "../../../reference/toolkit/toolkit";
import { codeOf } from "./code-of";
import { idDiagnostic } from "./id-diagnostic";
import { tableOf } from "./table-of";
import type { ToolkitShortcode } from "./toolkit-shortcode";

const idsOf = (ids = ""): string[] => ids.split(",").map((id) => id.trim());

/** Its fields; an enum has none, so its signature shows the values. */
const fieldsOf = ({ params, signature }: PlacedSymbol): PhrasingContent[] =>
  params.length === 0
    ? [code(signature)]
    : params.flatMap(({ name, type }, index) => [...(index > 0 ? [text(", ")] : []), code(`${name}: ${type}`)]);

/**
 * `<SymbolRows ids="…, …" />`: a table of chosen symbols whose homes are elsewhere; with `show="fields"` it has fields
 * instead of signatures.
 */
export const symbolRows = (toolkit: () => Toolkit) =>
  ({
    name: "SymbolRows",
    dependsOn: ["toolkit"],
    props: { ids: { required: true }, show: { values: ["fields"] } },
    missing: ({ ids }) =>
      idsOf(ids)
        .map((id) => idDiagnostic(id, toolkit()))
        .find((diagnostic) => diagnostic !== undefined),
    expand:
      () =>
      (node, { ids, show }) => {
        const { byId } = toolkit();
        const symbols = idsOf(ids).flatMap((id) => byId.get(id) ?? []);
        const rows = tableOf(symbols, { shape: show === undefined ? undefined : ["Fields", fieldsOf] });
        return [{ ...node, children: [rows] } as Content];
      },
    text: ({ ids }) => codeOf(idsOf(ids)[0]?.split(".")[1]),
  }) as const satisfies ToolkitShortcode;
