import { randomFrom } from "@ddex-suite/ern/test/random";

import type { SearchRecord } from "../../src/search/common/types";
import { groupBy } from "../../src/utils/lists";

const WORD = /[\p{L}\p{N}_]{4,}/gu;

const pagePath = ({ url }: SearchRecord): string => url.replace(/#.*/, "");
const isSymbol = ({ url }: SearchRecord): boolean => (url.split("#")[1] ?? "").includes(".");

/** Pieces of about a sentence. */
const piecesOf = (text: string): string[] => text.split(/(?<=[.;:]\s)|\n/).filter((piece) => piece.trim() !== "");

/** Words that only one page has: on another page they are replaced, because each new page has its own. */
const findRareWords = (pages: readonly SearchRecord[][]): Set<string> => {
  const counts = new Map<string, number>();
  for (const page of pages) {
    const words = new Set(page.flatMap(({ content }) => content?.match(WORD) ?? []));
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return new Set([...counts].filter(([, count]) => count === 1).map(([word]) => word));
};

/**
 * Returns the site's own records, and more pages for a total of `count`. A generated page has the headings of a real
 * one, texts of the same length made of sentences from the whole site, and new words for the rare ones.
 */
export const generateRecords = (records: readonly SearchRecord[], count: number): SearchRecord[] => {
  const ownPages = [...groupBy(records, pagePath).values()];
  const sources = ownPages.map((page) => page.filter((record) => !isSymbol(record)));
  const pieces = sources.flat().flatMap(({ content }) => piecesOf(content ?? ""));
  const rare = findRareWords(sources);
  const random = randomFrom(7);
  const generated = Array.from({ length: Math.max(0, count - ownPages.length) }, (_, index) => {
    const source = sources[index % sources.length]!;
    const suffix = (index + 676).toString(26);
    const renamed = (text: string): string =>
      text.replace(WORD, (word) => (rare.has(word) ? `${word}${suffix}` : word));
    const textLike = (text: string): string => {
      let made = "";
      while (made.length < text.length) made += pieces[Math.floor(random() * pieces.length)];
      return renamed(made);
    };
    return source.map((record) => {
      const [path, anchor] = record.url.split("#");
      const url = `/docs/generated-${index + 1}${path}${anchor === undefined ? "" : `#${anchor}`}`;
      return {
        ...record,
        objectID: url,
        url,
        hierarchy: { ...record.hierarchy, lvl1: `${record.hierarchy.lvl1} ${index + 1}` },
        content: record.content === null ? null : textLike(record.content),
      };
    });
  });
  return [...ownPages, ...generated].flat();
};
