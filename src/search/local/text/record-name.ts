import { nameForm } from "./name-form";
import { stopWords } from "./stop-words";
import { tokenize } from "./tokenize";

/** What a record is called: its heading, or a keyword of its page. */
export interface RecordName {
  text: string;
  /** Its terms, word by word; without those that say nothing, if it has others. */
  words: string[][];
  /** As code is compared: a dot where it joins words. */
  form: string;
}

/** A name as it is compared. */
export const toName = (text: string): RecordName => {
  const tokens = tokenize(text);
  const words = tokens.map(({ terms }) => terms);
  const telling = words.filter(([whole]) => !stopWords.has(whole!));
  return { text, words: telling.length > 0 ? telling : words, form: nameForm(text, tokens) };
};
