import { firstFrom } from "./first-from";

/**
 * The first terms of the files of terms, cut so that the site's files have about the same size. They don't depend on
 * the content, so a query asks for its files together with the index.
 */
const FIRST_TERMS = [
  "",
  ..."ad an ar ba bu bul ch co con cu dd de df ef el em er ex fi fl gb ha im in ip it li ma me mi na no of or".split(
    " ",
  ),
  ..."pa pas pr py re rel rem res ri sc se si st su te th ti ts up va ve we wo zz".split(" "),
];

export const termFileCount = FIRST_TERMS.length;

/** Returns the name of the part of the index that is this file of terms. */
export const termFileName = (number: number): string => `terms-${number}`;

/** Returns whether a part keeps its name when its content changes. */
export const keepsName = (part: string): boolean => part.startsWith("terms-");

/** Returns the file that has a term, if any has it. */
export const termFileOf = (term: string): number =>
  firstFrom(termFileCount, (index) => FIRST_TERMS[index]! <= term) - 1;

/** Returns the files that have terms with this prefix. */
export const termFilesFrom = (prefix: string): number[] => {
  const first = termFileOf(prefix);
  return Array.from({ length: termFileOf(`${prefix}\uffff`) - first + 1 }, (_, index) => first + index);
};
