import { stopWords } from "../../../search/local/text/stop-words";
import { tokenize } from "../../../search/local/text/tokenize";

/** The terms that find a text: all parts of identifiers, and all words except stop words. */
export const textTerms = (text: string): Set<string> => {
  const terms = new Set<string>();
  for (const { terms: found } of tokenize(text)) {
    const [whole, ...parts] = found;
    const isIdentifier = parts.length > 0 && parts.join("") === whole;
    for (const term of found) if (isIdentifier || !stopWords.has(term)) terms.add(term);
  }
  return terms;
};
