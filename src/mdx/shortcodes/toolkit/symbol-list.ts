import type { Element } from "hast";
import { h } from "hastscript";
import type { Content, PhrasingContent } from "mdast";

import { knownWays, symbolKinds, symbolStatuses, toolkitLanguages, toolkitPackages } from "../../../config/toolkit";
import { known, matchingSymbols, type PlacedSymbol } from "../../../reference/toolkit/symbol";
import type { Toolkit } from "../../../reference/toolkit/toolkit";
import { nearestLineStep } from "../../../utils/line-steps";
import { type Component, componentProps, componentsIn, contentOf } from "../../nodes/component";
import { island } from "../../nodes/html-nodes";
import { code, link, list, text } from "../../nodes/markdown-nodes";
import { emptyListDiagnostic, languageBlocks, ownerProps, type ToolkitShortcode } from "./toolkit-shortcode";

const NAME = "SymbolList";

interface Entry {
  symbol: PlacedSymbol;
  /** Whether the page of all symbols is the symbol's home; only the home shows its note. */
  here: boolean;
}

const toEntries = (symbols: readonly PlacedSymbol[], indexPath: string): Entry[] =>
  symbols.map((symbol) => ({ symbol, here: symbol.url.startsWith(`${indexPath}#`) }));

const toItem = ({ symbol, here }: Entry): PhrasingContent[] => {
  const { parent, signature, status, note, url } = symbol;
  const owner = parent === null ? "" : ` in ${parent}`;
  return [link(url, code(signature)), text(`${owner}: ${status}, ${known(symbol)}${here ? `. ${note}` : ""}`)];
};

const toListItem = ({ symbol, here }: Entry): Element => {
  const { id, parent, kind, status, signature, note, url } = symbol;
  return h("li", { id: here ? id : undefined, className: [kind] }, [
    h("a", { href: here ? `#${id}` : url }, signature),
    h("b", { className: [status] }, status),
    parent === null ? null : h("i", parent),
    h("small", known(symbol)),
    here ? h("p", note) : null,
  ]);
};

/** Returns the symbols as a list with little markup, because there are hundreds of entries. */
export const symbolListNode = (symbols: readonly PlacedSymbol[], indexPath: string): Element => {
  const { package: dataPackage, language: dataLanguage } = symbols[0] ?? {};
  const data = { dataPackage, dataLanguage, dataLines: nearestLineStep(symbols.length) };
  return h("ul.symbols", data, toEntries(symbols, indexPath).map(toListItem));
};

const listedCount = (node: Component, { symbols }: Toolkit): number =>
  componentsIn(node, NAME).reduce((sum, list) => sum + matchingSymbols(symbols, componentProps(list)).length, 0);

/** `<SymbolList package="…" language="…" />`: hundreds of symbols, with as little markup as possible. */
export const symbolList = (toolkit: () => Toolkit) =>
  ({
    name: NAME,
    props: ownerProps,
    missing: (props) => emptyListDiagnostic(NAME, props, toolkit()),
    expand: (node, props) => {
      const { symbols, indexPath } = toolkit();
      const items = toEntries(matchingSymbols(symbols, props), indexPath).map(toItem);
      return [{ ...node, children: [list(items)] } as Content];
    },
    html: (_node, props) => {
      const { symbols, indexPath } = toolkit();
      return symbolListNode(matchingSymbols(symbols, props), indexPath);
    },
    text: ({ language }) => languageBlocks(language),
  }) as const satisfies ToolkitShortcode;

const sameLabels = (values: readonly string[]): [value: string, label: string][] =>
  values.map((value) => [value, value]);

const choices: [name: string, label: string, options: [value: string, label: string][]][] = [
  ["package", "Package", sameLabels(toolkitPackages)],
  ["language", "Language", Object.entries(toolkitLanguages)],
  ["status", "Status", sameLabels(symbolStatuses)],
  ["kind", "Kind", sameLabels(symbolKinds)],
  ["known", "Known by", sameLabels(knownWays)],
];

/** Returns the form above the list of all symbols; `src/browser/behaviors/filter-symbols.ts` makes it work. */
export const symbolFilterForm = (count: number): Element =>
  h("form.symbol-filter", { role: "search", ariaLabel: "Symbols" }, [
    h("input", { type: "search", name: "q", ariaLabel: "Text", placeholder: "Name or behaviour", autoComplete: "off" }),
    h("button", { type: "button", className: ["button"], ariaExpanded: "false", disabled: true }, "Filters"),
    h("div", [
      ...choices.map(([name, label, options]) =>
        h("select", { name, ariaLabel: label }, [
          h("option", { value: "" }, label),
          ...options.map(([value, text]) => h("option", { value }, text)),
        ]),
      ),
    ]),
    h("output", `${count} symbols`),
    h("button", { type: "reset", className: ["button"] }, "Clear filters"),
  ]);

/** `<SymbolFilter>`: lists of symbols below a form that filters them. */
export const symbolFilter = (toolkit: () => Toolkit) =>
  ({
    name: "SymbolFilter",
    island: "SymbolFilter",
    html: (node, _props, state) =>
      island("SymbolFilter", {}, [symbolFilterForm(listedCount(node, toolkit())), ...contentOf(state, node)]),
  }) as const satisfies ToolkitShortcode;
