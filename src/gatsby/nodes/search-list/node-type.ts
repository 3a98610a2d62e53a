import type { Element } from "hast";
import { toHtml } from "hast-util-to-html";
import { h } from "hastscript";

import { search } from "../../../config/search";
import type { SearchRecord } from "../../../search/common/types";
import { toAddress } from "../../../utils/address";
import { groupBy } from "../../../utils/lists";
import { currentToolkit } from "../../locations/current-toolkit";
import { type DataNodeArgs, dataNodeCreator } from "../../registry/node-type";

type ListedPage = Pick<SearchRecord, "url"> & { hierarchy: Pick<SearchRecord["hierarchy"], "lvl0" | "lvl1"> };

interface ListedSymbol {
  symbolId: string;
  url: string;
}

const fold = (name: string, items: readonly Element[]): Element =>
  h("details", { open: items.length < 30 }, [h("summary", name), h("ul", [...items])]);

const groups = <Value>(values: readonly Value[], keyOf: (value: Value) => string): [string, Value[]][] =>
  [...groupBy(values, keyOf)].sort(([a], [b]) => (a < b ? -1 : 1));

const pageOf = ({ url }: ListedSymbol): string => url.replace(/#.*/, "");

/** Puts a symbol's children before another symbol whose name starts the same way. */
const sortKey = ({ symbolId }: ListedSymbol): string => symbolId.replaceAll(".", "\0");

/** Returns a line for each symbol without a parent on its page, followed by its children. */
const symbolLines = (symbols: readonly ListedSymbol[]): Element[] => {
  const ids = new Set(symbols.map(({ symbolId }) => symbolId));
  const lines: Element[] = [];
  const sorted = [...symbols].sort((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1));
  for (const { symbolId, url } of sorted) {
    const names = symbolId.split(".");
    // The parent is the longest known prefix of its name; the parts in between may not be symbols.
    const known = names.findLastIndex((_, index) => index > 0 && ids.has(names.slice(0, index).join(".")));
    const link = h("a", { href: url }, names.slice(Math.max(known, 2)).join("."));
    if (known > 0) lines.at(-1)!.children.push({ type: "text", value: " " }, link);
    else lines.push(h("li", link));
  }
  return lines;
};

/** Returns pages by group and symbols by page, in as few bytes as possible, because there are many. */
export const listHtml = (pages: readonly ListedPage[], symbols: readonly ListedSymbol[]): string => {
  const titles = new Map(pages.map(({ url, hierarchy }) => [url, hierarchy.lvl1]));
  return toHtml(
    [
      h("h2", "All pages"),
      ...groups(pages, ({ hierarchy }) => hierarchy.lvl0).map(([group, groupPages]) =>
        fold(
          group,
          groupPages.map(({ url, hierarchy }) => h("li", h("a", { href: url }, hierarchy.lvl1))),
        ),
      ),
      h("h2", "All symbols of the toolkit"),
      ...groups(symbols, pageOf).map(([page, pageSymbols]) => fold(titles.get(page) ?? page, symbolLines(pageSymbols))),
    ],
    { preferUnquoted: true, omitOptionalTags: true },
  );
};

/** Creates the list on the search's page from the records of all pages. Names of ERN have a list of their own. */
export const sourceSearchList = (args: DataNodeArgs, records: readonly SearchRecord[]): void => {
  const placed = <Listed extends { url: string }>(entries: readonly Listed[]): Listed[] =>
    entries.map((entry) => ({ ...entry, url: toAddress(entry.url) }));
  const pages = records.filter(({ type, hierarchy }) => type === "lvl1" && hierarchy.lvl0 !== search.groups.Ern);
  const symbols = currentToolkit().symbols.map(({ id, url }) => ({ symbolId: id, url }));
  void dataNodeCreator(args)("SearchList", "all", { content: [listHtml(placed(pages), placed(symbols))] });
};
