import type { PackedIndex, PackedTerms, PackedVocabulary } from "../format/packed-index";
import { unpackStrings } from "../format/pack-strings";
import { firstFrom } from "./first-from";
import { keep } from "./keep";
import { noTerm, readTerms } from "./read-terms";
import type { Term } from "./read-terms";

/** Gives what a part of the index holds, by its digest. */
export type ReadPart = <Value>(digest: string) => Promise<Value>;

/** Files that are read for the terms with one beginning: in a large site a letter or two begin very many. */
const MAX_FILES = 8;
/** Files that are read for a beginning before it is known whether its terms are wanted. */
const FORESEEN_FILES = 2;

/** The terms of an index, which are read as they are asked for. */
export interface IndexTerms {
  exact(term: string): Promise<Term>;
  /** Terms that begin so, in their order. */
  beginning(start: string): Promise<Term[]>;
  /** Begins to read the terms that begin so, where they are few. */
  foresee(start: string): void;
  /** The terms among which those are found that are spelt like a word. */
  vocabulary(): Promise<readonly string[]>;
}

/** Opens the terms of an index; `addName` numbers their names. */
export const openTerms = (
  { terms: files, vocabulary }: Pick<PackedIndex, "terms" | "vocabulary">,
  readPart: ReadPart,
  addName: (name: string) => number,
): IndexTerms => {
  const readFile = keep(async (digest) => readTerms(await readPart<PackedTerms>(digest), addName));
  const readVocabulary = keep(async (digest) => unpackStrings((await readPart<PackedVocabulary>(digest)).terms));

  /** The digests of the files that may have terms from one to another. */
  const filesBetween = (first: string, last: string): string[] => {
    const from = firstFrom(files.length, (at) => files[at]![0] <= first);
    const to = firstFrom(files.length, (at) => files[at]![0] <= last);
    return files.slice(Math.max(0, from - 1), to).map(([, digest]) => digest);
  };
  const filesOf = (start: string): string[] => filesBetween(start, `${start}\uffff`);

  return {
    exact: async (sought) => {
      const [terms = []] = await Promise.all(filesBetween(sought, sought).map(readFile));
      const found = terms[firstFrom(terms.length, (at) => terms[at]!.term < sought)];
      return found?.term === sought ? found : noTerm(sought);
    },
    beginning: async (start) => {
      const read = await Promise.all(filesOf(start).slice(0, MAX_FILES).map(readFile));
      return read.flat().filter(({ term }) => term.startsWith(start));
    },
    foresee: (start) => {
      const foreseen = filesOf(start);
      if (foreseen.length <= FORESEEN_FILES) for (const file of foreseen) readFile(file).catch(() => undefined);
    },
    vocabulary: () => readVocabulary(vocabulary),
  };
};
