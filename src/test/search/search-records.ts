import { packIndex } from "../../gatsby/search/packing/pack-files";
import { type SearchPage, toSearchRecords } from "../../gatsby/search/to-search-records";
import { searchFiles } from "../../search/common/search-files";
import type { SearchRecord } from "../../search/common/types";
import type { PackedIndex } from "../../search/local/format/packed-index";
import { type LocalIndex, openIndex } from "../../search/local/index/open-index";

/** Returns a page for the search: its title, and a text for each heading; "" is the text before the first. */
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

/** Opens the index of records as a browser does; `read` returns a file's text by address. */
export const openPacked = (read: (address: string) => string): LocalIndex =>
  openIndex(JSON.parse(read(searchFiles.index)) as PackedIndex, async (digest) =>
    JSON.parse(read(searchFiles.part(digest))),
  );

interface SearchSite {
  records: SearchRecord[];
  /** The index's files by address. */
  files: Map<string, string>;
  index: LocalIndex;
}

/** Returns a site that can be searched. */
export const searchSite = (pages: readonly SearchPage[]): SearchSite => {
  const records = toSearchRecords(pages);
  const files = packIndex(records);
  return { records, files, index: openPacked((address) => files.get(address)!) };
};
