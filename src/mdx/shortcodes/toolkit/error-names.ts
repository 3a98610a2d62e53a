import type { Content, PhrasingContent } from "mdast";

import type { PlacedSymbol } from "../../../reference/toolkit/symbol";
import type { Toolkit } from "../../../reference/toolkit/toolkit";
import { code, codes, link, table, text } from "../../nodes/markdown-nodes";
import type { ToolkitShortcode } from "./toolkit-shortcode";

/** Returns the names of the variants that an enum's signature lists. */
const variantsIn = (signature: string): string[] => {
  const body = /\{(.*)\}$/.exec(signature)?.[1] ?? "";
  const flat = body.replace(/\([^)]*\)|\{[^}]*\}/g, "");
  return [...flat.matchAll(/[A-Z]\w+/g)].map(([name]) => name);
};

const toRow = (error: PlacedSymbol, names: PhrasingContent[], note: string): PhrasingContent[][] => [
  names,
  [link(error.url, code(error.name)), text(` in ${error.package}`)],
  [text(note)],
];

/** Returns a row for each variant that has an entry, or one row for all that the signature of an enum lists. */
const rowsOfError = (error: PlacedSymbol, symbols: readonly PlacedSymbol[]): PhrasingContent[][][] => {
  const variants = symbols.filter((symbol) => symbol.kind === "option" && symbol.parent === error.name);
  const names = variantsIn(error.signature);
  return [
    ...variants.map(({ name, url, note }) => toRow(error, [link(url, code(name))], note)),
    ...(names.length > 0 ? [toRow(error, codes(names), error.note)] : []),
  ];
};

/** `<ErrorNames />`: the names of the toolkit's errors in Rust, with the enum of each. */
export const errorNames = (toolkit: () => Toolkit) =>
  ({
    name: "ErrorNames",
    expand: (node) => {
      const { symbols } = toolkit();
      const errors = symbols.filter(({ kind, name }) => kind === "enum" && name.endsWith("Error"));
      const rows = errors.flatMap((error) => rowsOfError(error, symbols));
      return [{ ...node, children: [table(["Name", "Enum", "What it is"], rows)] } as Content];
    },
  }) as const satisfies ToolkitShortcode;
