import { stopWords } from "../text/stop-words";
import { tokenize } from "../text/tokenize";

/** Stands between the parts of an identifier that is written as they are: `apply-preset`. */
const SEAM = "-";

/**
 * The terms under which a text is found, as the index has them: an identifier by its parts together, which stand for
 * themselves and for the whole, so that none of them is needed besides.
 */
export const textTerms = (text: string): Set<string> => {
  const terms = new Set<string>();
  const implied = new Set<string>();
  for (const { terms: found } of tokenize(text)) {
    const [whole, ...parts] = found;
    if (parts.length > 0 && parts.join("") === whole) {
      terms.add(parts.join(SEAM));
      for (const part of parts) implied.add(part);
    } else for (const term of found) terms.add(term);
  }
  for (const term of terms) if (stopWords.has(term) || implied.has(term)) terms.delete(term);
  return terms;
};

/** All that a term of the index stands for. */
export const expandTerm = (term: string): string[] => {
  const parts = term.split(SEAM);
  return parts.length > 1 ? [parts.join(""), ...parts] : parts;
};
