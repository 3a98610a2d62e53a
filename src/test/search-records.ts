import { toSearchRecords } from "../gatsby/search/to-search-records";
import type { SearchPage } from "../gatsby/search/to-search-records";
import type { ReadTexts } from "../search/local/answer-request";
import { createIndex } from "../search/local/index/create-index";
import type { LocalIndex } from "../search/local/index/create-index";
import { packIndex } from "../search/local/packing/pack-index";
import { splitUrl } from "../search/common/split-url";
import type { SearchRecord } from "../search/common/types";

/** A page for the search: its title, and a text for each heading below it; "" is the text before the first. */
export const searchPage = (
  title: string,
  texts: Readonly<Record<string, string>> = {},
  overrides: Partial<SearchPage> = {},
): SearchPage => {
  const slug = title.toLowerCase().replace(/\W+/g, "-");
  const { "": intro = "", ...sections } = texts;
  return {
    path: `/docs/${slug}/`,
    title,
    description: "",
    group: "Guides",
    kind: "guide",
    version: "current",
    sections: [
      { id: null, titles: [], text: intro },
      ...Object.entries(sections).map(([heading, text]) => ({
        id: heading.toLowerCase().replace(/\W+/g, "-"),
        titles: [heading],
        text,
      })),
    ],
    ...overrides,
  };
};

interface SearchSite {
  records: SearchRecord[];
  index: LocalIndex;
  readTexts: ReadTexts;
}

/** A site that can be searched: its index has travelled as JSON, as in a browser. */
export const searchSite = (pages: readonly SearchPage[]): SearchSite => {
  const records = toSearchRecords(pages);
  return {
    records,
    index: createIndex(JSON.parse(JSON.stringify(packIndex(records)))),
    readTexts: async (path) =>
      new Map(
        records
          .map(({ url, content }) => ({ ...splitUrl(url), content }))
          .filter((record) => record.path === path && record.content !== null)
          .map(({ anchor, content }) => [anchor, content!]),
      ),
  };
};
