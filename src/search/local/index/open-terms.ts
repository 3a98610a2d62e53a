import { firstFrom } from "../format/first-from";
import { unpackStrings } from "../format/pack";
import type { PackedIndex, PackedTerms, PackedVocabulary } from "../format/packed-index";
import { termFileName, termFileOf, termFilesFrom } from "../format/term-files";
import { memoize } from "./memoize";
import { noTerm, readTerms, type Term } from "./read-terms";

/** The error for a part of another build's index. */
export class OutdatedError extends Error {}

export type ReadPart = <Value>(name: string) => Promise<Value>;

/** Opens the terms of an index, which are read as needed; `addName` numbers their names. */
export const openTerms = (
  { version, vocabulary }: Pick<PackedIndex, "version" | "vocabulary">,
  readPart: ReadPart,
  addName: (name: string) => number,
) => {
  const readNamed = memoize(async (name) => {
    const packed = await readPart<PackedTerms>(name);
    if (packed.version !== version) throw new OutdatedError(`The index and its part ${name} are of different builds.`);
    return readTerms(packed, addName);
  });
  const readFile = (number: number): Promise<Term[]> => readNamed(termFileName(number));
  const readVocabulary = memoize(async (digest) => unpackStrings((await readPart<PackedVocabulary>(digest)).terms));

  return {
    exact: async (sought: string): Promise<Term> => {
      const terms = await readFile(termFileOf(sought));
      const found = terms[firstFrom(terms.length, (index) => terms[index]!.term < sought)];
      return found?.term === sought ? found : noTerm(sought);
    },
    /** Terms with this prefix, sorted. */
    beginning: async (start: string): Promise<Term[]> => {
      const read = await Promise.all(termFilesFrom(start).map(readFile));
      return read.flat().filter(({ term }) => term.startsWith(start));
    },
    /** The vocabulary for finding similar spellings. */
    vocabulary: (): Promise<readonly string[]> => readVocabulary(vocabulary),
  };
};
