/** What can follow the language of a code fence: the kind of each word, in the order of messages. */
const kinds = {
  title: "text",
  "{1,4-6}": "lines",
  showLineNumbers: "flag",
  ins: "lines",
  del: "lines",
  focus: "lines",
  wrap: "flag",
  npm2yarn: "flag",
  /** Folds if it's long, although it isn't a data sample. */
  fold: "flag",
  twoslash: "flag",
  file: "text",
  region: "text",
  /** Checked together with the previous block in the same language. */
  continues: "flag",
  /** Why the block's code isn't checked. */
  unchecked: "text",
  /** Why the block is wrong on purpose: its check must fail. */
  wrong: "text",
  /** The ERN element that contains a fragment of XML. */
  within: "text",
  /** The type of a block of data, or the vocabulary of XML other than ERN. */
  schema: "text",
  /** How and when an output was made that no check produces. */
  recorded: "text",
  /** Digest of the code that produced a recorded output. */
  of: "text",
} as const;

type WordOf<Kind> = {
  [Word in keyof typeof kinds]: (typeof kinds)[Word] extends Kind ? Word : never;
}[keyof typeof kinds];

type Flag = WordOf<"flag">;

type Lines = "highlighted" | "inserted" | "deleted" | "focused";

export type CodeMeta = Partial<Record<WordOf<"text">, string>> &
  Record<Flag, boolean> &
  Record<Lines, ReadonlySet<number>> & { unknown: string[] };

const lineMarks: Readonly<Record<string, Lines>> = { ins: "inserted", del: "deleted", focus: "focused" };

const part = /([\w-]+)="([^"]*)"|(ins|del|focus)?=?\{([\d,\s-]*)\}|\S+/g;

export const metaWords = Object.keys(kinds);

const wordKind = (word: string): string | undefined => (kinds as Readonly<Record<string, string>>)[word];

const isTextWord = (word: string): word is WordOf<"text"> => wordKind(word) === "text";

const isFlag = (word: string): word is Flag => wordKind(word) === "flag";

const toLineNumbers = (ranges: string): Set<number> =>
  new Set(
    ranges.split(",").flatMap((range) => {
      const [first = 0, last = first] = range.split("-").map(Number);
      return Array.from({ length: last - first + 1 }, (_, index) => first + index);
    }),
  );

/** Reads what follows the language of a code fence. */
export const parseCodeMeta = (meta: string | null = ""): CodeMeta => {
  const none: ReadonlySet<number> = new Set();
  const result: CodeMeta = {
    ...{ highlighted: none, inserted: none, deleted: none, focused: none },
    ...(Object.fromEntries(metaWords.filter(isFlag).map((flag) => [flag, false])) as Record<Flag, boolean>),
    unknown: [],
  };
  for (const [text, name = "", value, mark = "", ranges] of (meta ?? "").matchAll(part)) {
    if (isTextWord(name)) result[name] = value;
    else if (ranges !== undefined) result[lineMarks[mark] ?? "highlighted"] = toLineNumbers(ranges);
    else if (isFlag(text)) result[text] = true;
    else result.unknown.push(text);
  }
  return result;
};
