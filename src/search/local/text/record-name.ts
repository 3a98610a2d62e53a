import { type Token, tokenize } from "./tokenize";

/** Words without meaning for a search; they aren't in the index of texts. */
export const stopWords: ReadonlySet<string> = new Set(
  (
    "a about all also am an and any are as at be because been but by can could did do does for from had has have how " +
    "dont doesnt isnt arent cant wont didnt wasnt " +
    "i if in into is it its me my no not of on or our so such than that the their them then there these they this " +
    "those to us versus vs was we were what when where which who why will with would you your"
  ).split(" "),
);

/** Words that a question has besides what it's about; a page without them may still answer it. */
export const weakWords: ReadonlySet<string> = new Set(
  (
    "able actually again already another best each ever every exactly find get gets getting give go going good " +
    "just know let like made make makes making many may might more most much must need needed needs only other " +
    "own people please put see should show some someone something still take tell thing things try trying use " +
    "used uses using very want wants way ways work working works yet"
  ).split(" "),
);

/** What joins a name to its owner in code. */
const SEPARATOR = /^(?:\.|::|#|->)$/;

/** Returns the operator between two words in code, such as the colons of `DDEXParser::stream`; otherwise empty. */
export const jointBetween = (text: string, end: number, start: number): string => {
  const between = text.slice(end, start);
  return SEPARATOR.test(between) ? between : "";
};

/** A name as typed, with a dot between words joined in code and a space between others. */
const nameForm = (text: string, tokens: readonly Token[]): string => {
  let form = "";
  let before = 0;
  for (const { start, end } of tokens) {
    if (form !== "") form += jointBetween(text, before, start) ? "." : " ";
    form += text.slice(start, end);
    before = end;
  }
  return form;
};

/** A name of a record: its heading, or a keyword of its page. */
export interface RecordName {
  text: string;
  /** Its terms, word by word; without stop words, if it has others. */
  words: string[][];
  /** For comparison with code: words joined by dots. */
  form: string;
}

/** Returns a name with its terms, as queries are matched against it. */
export const toName = (text: string): RecordName => {
  const tokens = tokenize(text);
  const words = tokens.map(({ terms }) => terms);
  const telling = words.filter(([whole]) => !stopWords.has(whole!));
  return { text, words: telling.length > 0 ? telling : words, form: nameForm(text, tokens) };
};
