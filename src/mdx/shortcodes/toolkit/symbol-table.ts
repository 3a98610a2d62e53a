import { h } from "hastscript";
import type { Content, InlineCode, PhrasingContent, Table } from "mdast";

import { symbolKinds } from "../../../config/toolkit";
import { known, knownLegend, matchingSymbols, type PlacedSymbol } from "../../../reference/toolkit/symbol";
import type { Toolkit } from "../../../reference/toolkit/toolkit";
import { escapeRegExp } from "../../../utils/text/escape";
import { asEntries, code, codes, link, paragraph, table, text } from "../../nodes/markdown-nodes";
import { historyMarks, statusBadge } from "./status";
import { entriesOf } from "./symbol";
import type { ToolkitShortcode } from "./toolkit-shortcode";
import { asEvidence, emptyListDiagnostic, idDiagnostic, languageBlocks, ownerProps } from "./toolkit-shortcode";

interface TableOptions {
  /** Returns the anchor of a symbol, or undefined if it has none; if omitted, no symbol has one. */
  anchorOf?(id: string): string | undefined;
  /** Returns the cell with a symbol's fields; if omitted, its signature replaces its name. */
  fieldsOf?(symbol: PlacedSymbol): PhrasingContent[];
}

const defaultOf = ({ kind, params }: PlacedSymbol): string | undefined =>
  kind === "option" ? (params.find((param) => param.default !== null)?.default ?? undefined) : undefined;

/** Returns a signature with its name marked, which says where to look. */
const signatureCode = ({ name, signature }: PlacedSymbol): InlineCode => {
  const start = signature.search(new RegExp(`(?<!\\w)${escapeRegExp(name)}(?!\\w)`));
  if (start < 0) return code(signature);
  const hChildren = [text(signature.slice(0, start)), h("b", name), text(signature.slice(start + name.length))];
  return { ...code(signature), data: { hChildren } };
};

/** Returns a table of symbols, each an entry, with a column of defaults if an option has one. */
const tableOf = (symbols: readonly PlacedSymbol[], { anchorOf, fieldsOf }: TableOptions): Table => {
  const hasDefaults = symbols.some((symbol) => defaultOf(symbol) !== undefined);
  const head = [...(fieldsOf ? ["Name", "Fields"] : ["Signature"]), ...(hasDefaults ? ["Default"] : [])];
  const rows = symbols.map((symbol) => {
    const preset = defaultOf(symbol);
    return [
      [
        link(
          symbol.url,
          signatureCode(fieldsOf ? { ...symbol, signature: symbol.name } : symbol),
          anchorOf?.(symbol.id),
        ),
      ],
      ...(fieldsOf ? [fieldsOf(symbol)] : []),
      ...(hasDefaults ? [preset === undefined ? [] : [code(preset)]] : []),
      [statusBadge(symbol.status, known(symbol)), ...historyMarks(symbol).flatMap((mark) => [text(" "), mark])],
      [text(symbol.note)],
    ];
  });
  return asEntries(table([...head, "Status", "What it does"], rows));
};

const NAME = "SymbolTable";

const legend = asEvidence(paragraph(text(knownLegend)));

/** `<SymbolTable package="…" language="…" />`: a table of symbols with their signatures, statuses and behaviour. */
export const symbolTable = (toolkit: () => Toolkit) =>
  ({
    name: NAME,
    props: { ...ownerProps, parent: {}, kind: { values: symbolKinds } },
    anchors: (props, symbols) => matchingSymbols(symbols, props).map(({ id }) => id),
    missing: (props) => emptyListDiagnostic(NAME, props, toolkit()),
    expand: (node, props, { tree, isFirst }) => {
      /** Each symbol has one anchor on a page: its full entry, otherwise its first row. */
      const entries = entriesOf(tree);
      const anchorOf = (id: string): string | undefined =>
        !entries.has(id) && isFirst(`anchor ${id}`) ? id : undefined;
      const rows = tableOf(matchingSymbols(toolkit().symbols, props), { anchorOf });
      // The terms of the tables are explained once on a page.
      return [{ ...node, children: isFirst("legend") ? [legend, rows] : [rows] } as Content];
    },
    text: ({ language }) => languageBlocks(language),
  }) as const satisfies ToolkitShortcode;

const idsOf = (ids = ""): string[] => ids.split(",").map((id) => id.trim());

/** Its fields; an enum has none, so its signature shows the values. */
const fieldsOf = ({ params, signature }: PlacedSymbol): PhrasingContent[] =>
  params.length === 0 ? [code(signature)] : codes(params.map(({ name, type }) => `${name}: ${type}`));

/** `<SymbolRows ids="…, …" />`: a table of chosen symbols; with `show="fields"`, of their fields, not signatures. */
export const symbolRows = (toolkit: () => Toolkit) =>
  ({
    name: "SymbolRows",
    props: { ids: { required: true }, show: { values: ["fields"] } },
    missing: ({ ids }) => idDiagnostic(toolkit(), ...idsOf(ids)),
    expand: (node, { ids, show }) => {
      const { byId } = toolkit();
      const symbols = idsOf(ids).flatMap((id) => byId.get(id) ?? []);
      return [{ ...node, children: [tableOf(symbols, show === undefined ? {} : { fieldsOf })] } as Content];
    },
    text: ({ ids }) => languageBlocks(idsOf(ids)[0]?.split(".")[1]),
  }) as const satisfies ToolkitShortcode;
