import type { Element } from "hast";
import { h } from "hastscript";
import type { Content, List, ListItem } from "mdast";

import { code, link, paragraph, text } from "../../nodes/markdown-nodes";
import { componentProps, componentsIn } from "../../nodes/component";
import type { Component } from "../../nodes/component";
import { nearestLineStep } from "../../../utils/line-steps";
import { known } from "../../../reference/toolkit/known";
import { matchingSymbols } from "../../../reference/toolkit/matching-symbols";
import type { PlacedSymbol } from "../../../reference/toolkit/symbol";
import type { Toolkit } from "../../../reference/toolkit/toolkit";
import { codeOf } from "./code-of";
import { emptyListDiagnostic } from "./empty-list-diagnostic";
import { ownerProps } from "./owner-props";
import type { ToolkitShortcode } from "./toolkit-shortcode";

const NAME = "SymbolList";

interface Entry {
  symbol: PlacedSymbol;
  /** Is the page of all symbols the symbol's home? Only the home shows its note. */
  here: boolean;
}

const toEntries = (symbols: readonly PlacedSymbol[], indexPath: string): Entry[] =>
  symbols.map((symbol) => ({ symbol, here: symbol.url.startsWith(`${indexPath}#`) }));

const toItem = ({ symbol, here }: Entry): ListItem => {
  const { parent, signature, status, note, url } = symbol;
  const rest = [parent === null ? "" : ` in ${parent}`, `: ${status}, ${known(symbol)}`, here ? `. ${note}` : ""].join(
    "",
  );
  return {
    type: "listItem",
    spread: false,
    children: [paragraph(link(url, code(signature)), text(rest))],
  };
};

/** The symbols as a list in the Markdown version. */
const markdownList = (symbols: readonly PlacedSymbol[], indexPath: string): List => ({
  type: "list",
  ordered: false,
  spread: false,
  children: toEntries(symbols, indexPath).map(toItem),
});

const toElement = ({ symbol, here }: Entry): Element => {
  const { id, parent, kind, status, signature, note, url } = symbol;
  return h("li", { id: here ? id : undefined, className: [kind] }, [
    h("a", { href: here ? `#${id}` : url }, signature),
    h("b", { className: [status] }, status),
    parent === null ? null : h("i", parent),
    h("small", known(symbol)),
    here ? h("p", note) : null,
  ]);
};

/** The symbols as a list with little markup, because there are hundreds of entries. */
export const symbolListNode = (symbols: readonly PlacedSymbol[], indexPath: string): Element =>
  h(
    "ul.symbols",
    {
      dataPackage: symbols[0]?.package,
      dataLanguage: symbols[0]?.language,
      dataLines: nearestLineStep(symbols.length),
    },
    toEntries(symbols, indexPath).map(toElement),
  );

/** Number of symbols in the lists inside a component. */
export const listedCount = (node: Component, { symbols }: Toolkit): number =>
  componentsIn(node, NAME).reduce((sum, list) => sum + matchingSymbols(symbols, componentProps(list)).length, 0);

/** `<SymbolList package="…" language="…" />`: hundreds of symbols, with as little markup as possible. */
export const symbolList = (toolkit: () => Toolkit) =>
  ({
    name: NAME,
    dependsOn: ["toolkit"],
    props: ownerProps,
    missing: (props) => emptyListDiagnostic(NAME, props, toolkit()),
    expand: () => (node, props) => {
      const { symbols, indexPath } = toolkit();
      return [{ ...node, children: [markdownList(matchingSymbols(symbols, props), indexPath)] } as Content];
    },
    html: (_node, props) => {
      const { symbols, indexPath } = toolkit();
      return symbolListNode(matchingSymbols(symbols, props), indexPath);
    },
    text: ({ language }) => codeOf(language),
  }) as const satisfies ToolkitShortcode;
