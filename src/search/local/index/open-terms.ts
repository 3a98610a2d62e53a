import { unpackStrings } from "../format/pack";
import type { PackedIndex, PackedTerms, PackedVocabulary } from "../format/packed-index";
import { noTerm, readTerms, type Term } from "./read-terms";

/** Binary search: the first index for which `isBefore` is false, or `count` if there is none. */
export const firstFrom = (count: number, isBefore: (place: number) => boolean): number => {
  let from = 0;
  let to = count;
  while (from < to) {
    const middle = (from + to) >> 1;
    if (isBefore(middle)) from = middle + 1;
    else to = middle;
  }
  return from;
};

/** Memoizes a loader; a failure is forgotten, so that the next call tries again. */
export const keep = <Value>(load: (key: string) => Promise<Value>): ((key: string) => Promise<Value>) => {
  const kept = new Map<string, Promise<Value>>();
  return (key) => {
    const known = kept.get(key);
    if (known) return known;
    const loading = load(key);
    kept.set(key, loading);
    loading.catch(() => kept.delete(key));
    return loading;
  };
};

/** Reads a part of the index by its digest. */
export type ReadPart = <Value>(digest: string) => Promise<Value>;

/** Maximum number of files to read for a prefix: on a large site, very many terms start with the same letter or two. */
const MAX_FILES = 8;
/** Maximum number of files to read for a prefix before its terms are known to be needed. */
const FORESEEN_FILES = 2;

/** Opens the terms of an index, which are read as needed; `addName` numbers their names. */
export const openTerms = (
  { terms: files, vocabulary }: Pick<PackedIndex, "terms" | "vocabulary">,
  readPart: ReadPart,
  addName: (name: string) => number,
) => {
  const readFile = keep(async (digest) => readTerms(await readPart<PackedTerms>(digest), addName));
  const readVocabulary = keep(async (digest) => unpackStrings((await readPart<PackedVocabulary>(digest)).terms));

  /** The digests of the files that may contain terms in this range. */
  const filesBetween = (first: string, last: string): string[] => {
    const from = firstFrom(files.length, (at) => files[at]![0] <= first);
    const to = firstFrom(files.length, (at) => files[at]![0] <= last);
    return files.slice(Math.max(0, from - 1), to).map(([, digest]) => digest);
  };
  const filesOf = (start: string): string[] => filesBetween(start, `${start}\uffff`);

  return {
    exact: async (sought: string): Promise<Term> => {
      const [terms = []] = await Promise.all(filesBetween(sought, sought).map(readFile));
      const found = terms[firstFrom(terms.length, (at) => terms[at]!.term < sought)];
      return found?.term === sought ? found : noTerm(sought);
    },
    /** Terms with this prefix, sorted. */
    beginning: async (start: string): Promise<Term[]> => {
      const read = await Promise.all(filesOf(start).slice(0, MAX_FILES).map(readFile));
      return read.flat().filter(({ term }) => term.startsWith(start));
    },
    /** Starts reading the terms with this prefix, if they are few. */
    foresee: (start: string): void => {
      const foreseen = filesOf(start);
      if (foreseen.length <= FORESEEN_FILES) for (const file of foreseen) readFile(file).catch(() => undefined);
    },
    /** The vocabulary for finding similar spellings. */
    vocabulary: (): Promise<readonly string[]> => readVocabulary(vocabulary),
  };
};
