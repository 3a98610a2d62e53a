import { unpackNumbers } from "../format/pack";
import type { ByField, PackedIndex, PackedRecords } from "../format/packed-index";
import { type RecordName, toName } from "../text/record-name";
import { memoize } from "./memoize";
import { openTerms, type ReadPart } from "./open-terms";
import { recordBoosts } from "./record-boost";

/** Returns the group of each record, and the first record of each group, by the number of records in each. */
const splitGroups = (sizes: Uint32Array, size: number): { groupOf: Uint32Array; firsts: Uint32Array } => {
  const groupOf = new Uint32Array(size);
  const firsts = new Uint32Array(sizes.length);
  let first = 0;
  for (const [group, count] of sizes.entries()) {
    firsts[group] = first;
    groupOf.fill(group, first, first + count);
    first += count;
  }
  return { groupOf, firsts };
};

const readHomes = (packed: string, size: number): Uint32Array => {
  const homes = Uint32Array.from({ length: size }, (_, index) => index);
  const numbers = unpackNumbers(packed);
  let record = 0;
  for (let index = 0; index < numbers.length; index += 2) homes[(record += numbers[index]!)] = numbers[index + 1]!;
  return homes;
};

/** Numbers each distinct text once, and parses it on first use. */
const createNames = () => {
  const numbers = new Map<string, number>();
  const texts: string[] = [];
  const names: RecordName[] = [];
  return {
    add: (text: string): number => {
      let number = numbers.get(text);
      if (number === undefined) numbers.set(text, (number = texts.push(text) - 1));
      return number;
    },
    nameOf: (number: number): RecordName => (names[number] ??= toName(texts[number]!)),
  };
};

/** Opens a packed index; its parts are read as queries need them. Records, pages and names are numbers. */
export const openIndex = (packed: PackedIndex, readPart: ReadPart) => {
  const facetsOf = unpackNumbers(packed.recordFacets);
  const size = facetsOf.length;
  const { groupOf: pageOf, firsts: firstOfPage } = splitGroups(unpackNumbers(packed.pages), size);
  const { groupOf: fileOf, firsts } = splitGroups(unpackNumbers(packed.fileSizes), size);
  const boosts = Object.values(recordBoosts);
  const names = createNames();
  const files = new Map<string, Promise<PackedRecords>>();
  const readFile = memoize((digest) => readPart<PackedRecords>(digest), files);
  const digestOf = (record: number): string => packed.files[fileOf[record]!]!;
  return {
    size,
    /** The page of each record, and the page's own record. */
    pageOf,
    firstOfPage,
    /** The fields that filters use, and each record's index in that list. */
    facets: packed.facets,
    facetsOf,
    /** Each record's weight by its type. */
    boosts: Float64Array.from(unpackNumbers(packed.weights), (place) => boosts[place]!),
    /** For each record, the one that represents it if both are found. */
    homes: readHomes(packed.homes, size),
    /** Each record's number of terms per field, and the averages. */
    lengths: packed.lengths.map(unpackNumbers) as ByField<Uint32Array>,
    averages: packed.averages,
    terms: openTerms(packed, readPart, names.add),
    nameOf: names.nameOf,
    /** Reads the displayed data of a record. */
    readRecord: async (record: number): Promise<PackedRecords[number]> =>
      (await readFile(digestOf(record)))[record - firsts[fileOf[record]!]!]!,
    /** The first of these records, as many as need at most `most` files that aren't read yet. */
    firstOf: (records: readonly number[], most: number): readonly number[] => {
      const unread = new Set<string>();
      const end = records.findIndex((record) => {
        const digest = digestOf(record);
        return !files.has(digest) && unread.add(digest).size > most;
      });
      return end === -1 ? records : records.slice(0, end);
    },
  };
};

export type LocalIndex = ReturnType<typeof openIndex>;
