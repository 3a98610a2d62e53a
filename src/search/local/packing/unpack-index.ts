import type { SearchHierarchy, SearchRecord } from "../../common/types";
import { unpackCodes } from "./pack-codes";
import { unpackNumbers } from "./pack-number";
import type { PackedIndex } from "./packed-index";
import { slugOf } from "./slug-of";
import { expandTerm } from "./text-terms";

/** A record without its text, which is fetched with the hit. */
export type IndexedRecord = Omit<SearchRecord, "content">;

export interface UnpackedIndex {
  records: IndexedRecord[];
  /** Numbers of the records whose texts have the term; some stand twice. */
  postings: Map<string, number[]>;
}

const unpackRecords = ({ language, groups, tags, kinds, pages }: PackedIndex): IndexedRecord[] =>
  pages.flatMap(([path, title, group, tag, kind, code, sections, keywords]) => {
    const shared = { language, docusaurus_tag: tags[tag]!, kind: kinds[kind]! };
    let hierarchy: SearchHierarchy = {
      lvl0: groups[group]!,
      lvl1: title,
      lvl2: null,
      lvl3: null,
      lvl4: null,
      lvl5: null,
      lvl6: null,
    };
    const page: IndexedRecord = {
      ...shared,
      objectID: path,
      url: path,
      type: "lvl1",
      hierarchy,
      code: unpackCodes(code),
      ...(keywords && { keywords }),
    };
    return [
      page,
      ...sections.map(([levelAndCode, heading, anchor = slugOf(heading)]): IndexedRecord => {
        const level = levelAndCode % 10;
        const codes = unpackCodes(Math.floor(levelAndCode / 10));
        hierarchy = { ...hierarchy };
        for (let below = level; below <= 6; below++) hierarchy[`lvl${below as 2}`] = below === level ? heading : null;
        const url = `${path}#${anchor}`;
        return { ...shared, objectID: url, url, type: `lvl${level as 2}`, hierarchy, code: codes };
      }),
    ];
  });

const unpackTerms = (terms: string): string[] => {
  let previous = "";
  return terms.split(" ").map((packed) => (previous = previous.slice(0, Number(packed[0])) + packed.slice(1)));
};

const unpackPostings = ({ terms, postings }: PackedIndex): Map<string, number[]> => {
  const unpacked = new Map<string, number[]>();
  if (postings === "") return unpacked;
  const numbers = unpackNumbers(postings);
  let at = 0;
  for (const term of unpackTerms(terms)) {
    const records: number[] = [];
    let next = 0;
    for (let left = numbers[at++]!; left > 0; left--) {
      const record = next + numbers[at++]!;
      records.push(record);
      next = record + 1;
    }
    for (const meant of expandTerm(term)) {
      const known = unpacked.get(meant) ?? [];
      for (const record of records) known.push(record);
      unpacked.set(meant, known);
    }
  }
  return unpacked;
};

/** What `packIndex` packed. */
export const unpackIndex = (packed: PackedIndex): UnpackedIndex => ({
  records: unpackRecords(packed),
  postings: unpackPostings(packed),
});
