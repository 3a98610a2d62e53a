import { packNumber, packNumbers, packStrings } from "../../../search/local/format/pack";
import type { PackedTerms } from "../../../search/local/format/packed-index";
import type { CollectedTerms, NamedEntry, TermEntries } from "./collect-terms";
import { cutToLength } from "./cut-to-length";

/** Characters in a file of terms, which compress to about a third; a longer term has its own file. */
const MAX_LENGTH = 24_000;

const packRecords = (records: readonly number[]): string =>
  packNumber(records.length) + packNumbers(records.map((record, at) => record - (records[at - 1] ?? 0)));

const packNamed = (entries: readonly NamedEntry[], names: Map<string, number>): string =>
  packNumber(entries.length) +
  entries
    .map(({ record, name, isPart }, at) => {
      const place = names.get(name) ?? names.size;
      const steps = [record - (entries[at - 1]?.record ?? 0), 2 * (names.size - place) + Number(isPart)];
      names.set(name, place);
      return packNumbers(steps);
    })
    .join("");

const packEntries = ({ pair, heading, above, text, keywords }: TermEntries, names: Map<string, number>): string =>
  packNumber(pair) + packNamed(heading, names) + packRecords(above) + packRecords(text) + packNamed(keywords, names);

const lengthOf = ({ heading, above, text, keywords }: TermEntries): number =>
  20 * (heading.length + keywords.length) + 1.2 * (above.length + text.length);

/** Packs terms and the records that contain them into files, in term order. */
export const packTerms = (collected: CollectedTerms): { first: string; file: PackedTerms }[] =>
  cutToLength(collected.terms, (term) => term.length + lengthOf(collected.entriesOf(term)), MAX_LENGTH).map((terms) => {
    const names = new Map<string, number>();
    const postings = terms.map((term) => packEntries(collected.entriesOf(term), names)).join("");
    return { first: terms[0]!, file: { terms: packStrings(terms), names: [...names.keys()], postings } };
  });
