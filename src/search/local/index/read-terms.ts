import { unpackNumbers, unpackStrings } from "../format/pack";
import type { ByField, PackedTerms } from "../format/packed-index";

/** The records that have a term in a field. */
export interface Posting {
  /** Sorted, without duplicates. */
  records: Uint32Array;
  /** For each record, whether the term is only part of an identifier, if known. */
  isPart?: Uint8Array;
  /** For each entry, its record and the number of the name that has the term. */
  named?: { records: Uint32Array; names: Uint32Array };
}

export interface Term {
  term: string;
  /** The length of the first of two words that the term joins, if it isn't a word itself; otherwise 0. */
  pair: number;
  postings: ByField<Posting>;
}

/** Returns a term that no record has. */
export const noTerm = (term: string): Term => {
  const none: Posting = { records: new Uint32Array() };
  return { term, pair: 0, postings: [none, none, none, none] };
};

const numberReader = (numbers: Uint32Array) => {
  let index = 0;
  const number = (): number => numbers[index++]!;
  const records = (): Posting => {
    const found = new Uint32Array(number());
    let last = 0;
    for (let entry = 0; entry < found.length; entry++) found[entry] = last += number();
    return { records: found };
  };
  /** Reads records with the numbers of their names; `nameOf` maps the file's numbering. */
  const named = (nameOf: (steps: number) => number): Posting => {
    const entries = new Uint32Array(number());
    const names = new Uint32Array(entries.length);
    const found: number[] = [];
    const parts: number[] = [];
    let last = 0;
    for (let entry = 0; entry < entries.length; entry++) {
      entries[entry] = last += number();
      const packed = number();
      names[entry] = nameOf(packed >> 1);
      if (found.at(-1) === last) parts[parts.length - 1]! &= packed & 1;
      else {
        found.push(last);
        parts.push(packed & 1);
      }
    }
    return { records: Uint32Array.from(found), isPart: Uint8Array.from(parts), named: { records: entries, names } };
  };
  return { number, records, named };
};

/** Reads a file of terms; `addName` numbers the names of all files. */
export const readTerms = (packed: PackedTerms, addName: (name: string) => number): Term[] => {
  const names = packed.names.map(addName);
  const { number, records, named } = numberReader(unpackNumbers(packed.postings));
  let known = 0;
  const nameOf = (steps: number): number => names[steps === 0 ? known++ : known - steps]!;
  return unpackStrings(packed.terms).map((term) => ({
    term,
    pair: number(),
    postings: [named(nameOf), records(), records(), named(nameOf)],
  }));
};
