import { levelOf } from "./level-of";
import { stopWords } from "./stop-words";
import { tokenize } from "./tokenize";
import type { IndexedRecord } from "./unpack-index";

export interface RecordName {
  text: string;
  /** Its terms, word by word; without those that say nothing, if it has others. */
  words: string[][];
}

const toName = (text: string): RecordName => {
  const words = tokenize(text).map(({ terms }) => terms);
  const telling = words.filter(([whole]) => !stopWords.has(whole!));
  return { text, words: telling.length > 0 ? telling : words };
};

/** What a record is called: its heading, then a page's keywords. */
export const recordNames = (record: IndexedRecord): RecordName[] =>
  [record.hierarchy[`lvl${levelOf(record) as 1}`], ...(record.keywords ?? [])].map(toName);
