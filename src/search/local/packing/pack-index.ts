import type { SearchKind } from "../../../config/search-facets";
import { levelOf } from "../../common/level-of";
import { splitUrl } from "../../common/split-url";
import type { SearchRecord } from "../../common/types";
import { packCodes } from "./pack-codes";
import { packNumber } from "./pack-number";
import type { PackedIndex, PackedPage } from "./packed-index";
import { slugOf } from "./slug-of";
import { textTerms } from "./text-terms";

/** Place of a value in a list, which gets it when it has it not yet. */
const placeIn = <Value extends string>(list: Value[], value: Value): number => {
  const place = list.indexOf(value);
  return place === -1 ? list.push(value) - 1 : place;
};

const packTerms = (terms: readonly string[]): string => {
  let previous = "";
  return terms
    .map((term) => {
      let shared = 0;
      while (shared < 9 && shared < previous.length && previous[shared] === term[shared]) shared++;
      previous = term;
      return `${shared}${term.slice(shared)}`;
    })
    .join(" ");
};

const packPosting = (records: readonly number[]): string => {
  let next = 0;
  const steps = records.map((record) => {
    const step = record - next;
    next = record + 1;
    return packNumber(step);
  });
  return packNumber(records.length) + steps.join("");
};

/** Packs records, which come page by page, the page's own first, its sections in reading order. */
export const packIndex = (records: readonly SearchRecord[]): PackedIndex => {
  const groups: string[] = [];
  const tags: string[] = [];
  const kinds: SearchKind[] = [];
  const pages: PackedPage[] = [];
  const postings = new Map<string, number[]>();
  for (const [at, record] of records.entries()) {
    const { path, anchor } = splitUrl(record.url);
    const level = levelOf(record);
    const heading = record.hierarchy[`lvl${level as 1}`];
    if (level === 1) {
      const page: PackedPage = [
        path,
        heading,
        placeIn(groups, record.hierarchy.lvl0),
        placeIn(tags, record.docusaurus_tag),
        placeIn(kinds, record.kind),
        packCodes(record.code),
        [],
      ];
      if (record.keywords) page.push(record.keywords);
      pages.push(page);
    } else {
      const page = pages.at(-1);
      if (page?.[0] !== path) throw new Error(`${record.url}: the record does not follow those of its page`);
      const levelAndCode = level + 10 * packCodes(record.code);
      page[6].push(anchor === slugOf(heading) ? [levelAndCode, heading] : [levelAndCode, heading, anchor]);
    }
    for (const term of textTerms(record.content ?? "")) {
      const posting = postings.get(term);
      if (posting) posting.push(at);
      else postings.set(term, [at]);
    }
  }
  const terms = [...postings.keys()].sort();
  return {
    language: records[0]?.language ?? "en",
    groups,
    tags,
    kinds,
    pages,
    terms: packTerms(terms),
    postings: terms.map((term) => packPosting(postings.get(term)!)).join(""),
  };
};
