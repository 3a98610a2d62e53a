import type { Element } from "hast";
import { toHtml } from "hast-util-to-html";
import { h } from "hastscript";

export interface ListedPage {
  url: string;
  hierarchy: { lvl0: string; lvl1: string };
}

export interface ListedSymbol {
  symbolId: string;
  url: string;
}

/** Longer lists are closed until they are asked for. */
const FEW = 30;

const fold = (name: string, items: readonly Element[]): Element =>
  h("details", { open: items.length < FEW }, [h("summary", name), h("ul", [...items])]);

/** Values by what they have in common, sorted by that. */
const groups = <Value>(values: readonly Value[], keyOf: (value: Value) => string): [string, Value[]][] => {
  const found = new Map<string, Value[]>();
  for (const value of values) found.set(keyOf(value), [...(found.get(keyOf(value)) ?? []), value]);
  return [...found].sort(([one], [other]) => (one < other ? -1 : 1));
};

const pageOf = ({ url }: ListedSymbol): string => url.replace(/#.*/, "");

/** What belongs to a symbol comes before another whose name begins in the same way. */
const sortKey = ({ symbolId }: ListedSymbol): string => symbolId.replaceAll(".", "\0");

/** A line for each symbol that belongs to no other of its page, followed by those that belong to it. */
const symbolLines = (symbols: readonly ListedSymbol[]): Element[] => {
  const ids = new Set(symbols.map(({ symbolId }) => symbolId));
  const lines: Element[] = [];
  const sorted = [...symbols].sort((one, other) => (sortKey(one) < sortKey(other) ? -1 : 1));
  for (const { symbolId, url } of sorted) {
    const names = symbolId.split(".");
    // The symbol that it belongs to has the most names of its own; what is between them may be none.
    const known = names.findLastIndex((_, at) => at > 0 && ids.has(names.slice(0, at).join(".")));
    const link = h("a", { href: url }, names.slice(Math.max(known, 2)).join("."));
    if (known > 0) lines.at(-1)!.children.push({ type: "text", value: " " }, link);
    else lines.push(h("li", link));
  }
  return lines;
};

/** Pages by what they belong to, symbols by their page, in as few bytes as can be: there are many. */
export const listHtml = (pages: readonly ListedPage[], symbols: readonly ListedSymbol[]): string => {
  const titles = new Map(pages.map(({ url, hierarchy }) => [url, hierarchy.lvl1]));
  return toHtml(
    [
      h("h2", "All pages"),
      ...groups(pages, ({ hierarchy }) => hierarchy.lvl0).map(([group, own]) =>
        fold(
          group,
          own.map(({ url, hierarchy }) => h("li", h("a", { href: url }, hierarchy.lvl1))),
        ),
      ),
      h("h2", "All symbols of the toolkit"),
      ...groups(symbols, pageOf).map(([page, own]) => fold(titles.get(page) ?? page, symbolLines(own))),
    ],
    { preferUnquoted: true, omitOptionalTags: true },
  );
};
