import { nameForm } from "./name-form";
import { stopWords } from "./stop-words";
import { tokenize } from "./tokenize";

/** A name of a record: its heading, or a keyword of its page. */
export interface RecordName {
  text: string;
  /** Its terms, word by word; without stop words, if it has others. */
  words: string[][];
  /** For comparison with code: words joined by dots. */
  form: string;
}

export const toName = (text: string): RecordName => {
  const tokens = tokenize(text);
  const words = tokens.map(({ terms }) => terms);
  const telling = words.filter(([whole]) => !stopWords.has(whole!));
  return { text, words: telling.length > 0 ? telling : words, form: nameForm(text, tokens) };
};
