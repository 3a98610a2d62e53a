import type { Element } from "hast";
import { toHtml } from "hast-util-to-html";
import { h } from "hastscript";

import { search } from "../../../config/search";
import { toAddress } from "../../../utils/address";
import { groupBy } from "../../../utils/lists";
import type { ResolverContext } from "../../content/node-builder";
import type { NodeType } from "../../registry/node-type";

interface ListedPage {
  url: string;
  hierarchy: { lvl0: string; lvl1: string };
}

interface ListedSymbol {
  symbolId: string;
  url: string;
}

const FEW = 30;

const fold = (name: string, items: readonly Element[]): Element =>
  h("details", { open: items.length < FEW }, [h("summary", name), h("ul", [...items])]);

const groups = <Value>(values: readonly Value[], keyOf: (value: Value) => string): [string, Value[]][] =>
  [...groupBy(values, keyOf)].sort(([one], [other]) => (one < other ? -1 : 1));

const pageOf = ({ url }: ListedSymbol): string => url.replace(/#.*/, "");

/** Puts a symbol's children before another symbol whose name starts the same way. */
const sortKey = ({ symbolId }: ListedSymbol): string => symbolId.replaceAll(".", "\0");

/** A line for each symbol without a parent on its page, followed by its children. */
const symbolLines = (symbols: readonly ListedSymbol[]): Element[] => {
  const ids = new Set(symbols.map(({ symbolId }) => symbolId));
  const lines: Element[] = [];
  const sorted = [...symbols].sort((one, other) => (sortKey(one) < sortKey(other) ? -1 : 1));
  for (const { symbolId, url } of sorted) {
    const names = symbolId.split(".");
    // The parent is the longest known prefix of its name; the parts in between may not be symbols.
    const known = names.findLastIndex((_, at) => at > 0 && ids.has(names.slice(0, at).join(".")));
    const link = h("a", { href: url }, names.slice(Math.max(known, 2)).join("."));
    if (known > 0) lines.at(-1)!.children.push({ type: "text", value: " " }, link);
    else lines.push(h("li", link));
  }
  return lines;
};

/** Pages by group and symbols by page, in as few bytes as possible, because there are many. */
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

const content = async (_source: unknown, { nodeModel }: ResolverContext): Promise<string[]> => {
  const pages = await nodeModel.findAll<ListedPage>({
    type: "SearchHit",
    // Names of ERN have a list of their own.
    query: {
      filter: { type: { eq: "lvl1" }, hierarchy: { lvl0: { ne: search.groups.Ern } } },
      sort: { position: "ASC" },
    },
  });
  const symbols = await nodeModel.findAll<ListedSymbol>({ type: "ToolkitSymbol" });
  const placed = <Listed extends { url: string }>(listed: Iterable<Listed>): Listed[] =>
    Array.from(listed, (each) => ({ ...each, url: toAddress(each.url) }));
  return [listHtml(placed(pages.entries), placed(symbols.entries))];
};

/** The list on the search's page. */
export const searchList: NodeType = {
  name: "search-list",
  resolvers: { SearchList: { content } },
  source: (create) => create("SearchList", "all", {}),
};
