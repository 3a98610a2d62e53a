export interface CodeMeta {
  title?: string;
  highlighted: ReadonlySet<number>;
  inserted: ReadonlySet<number>;
  deleted: ReadonlySet<number>;
  /** The lines that the block is about. */
  focused: ReadonlySet<number>;
  showLineNumbers: boolean;
  wrap: boolean;
  npm2yarn: boolean;
  /** Folds if it's long, although it isn't a data sample. */
  fold: boolean;
  /** Shows the types of its names. */
  twoslash: boolean;
  /** Checked together with the previous block in the same language. */
  continues: boolean;
  /** Why the block's code isn't checked. */
  unchecked?: string;
  /** Why the block is wrong on purpose: its check must fail. */
  wrong?: string;
  /** The ERN element that contains a fragment of XML. */
  within?: string;
  /** The type of a block of data, or the vocabulary of XML other than ERN. */
  schema?: string;
  /** The file that the block shows. */
  file?: string;
  /** The region of that file. */
  region?: string;
  /** How and when an output was made that no check produces. */
  recorded?: string;
  /** Digest of the code that produced a recorded output. */
  of?: string;
  /** Unknown parts. */
  unknown: string[];
}

const part = /([\w-]+)="([^"]*)"|(ins|del|focus)?=?\{([\d,\s-]*)\}|\S+/g;

const texts = ["title", "unchecked", "wrong", "within", "schema", "file", "region", "recorded", "of"] as const;

const flags = ["showLineNumbers", "wrap", "npm2yarn", "fold", "twoslash", "continues"] as const;

const isText = (name: string): name is (typeof texts)[number] => (texts as readonly string[]).includes(name);

const isFlag = (text: string): text is (typeof flags)[number] => (flags as readonly string[]).includes(text);

const toLines = (ranges: string): Set<number> =>
  new Set(
    ranges.split(",").flatMap((range) => {
      const [first = 0, last = first] = range.split("-").map(Number);
      return Array.from({ length: last - first + 1 }, (_, index) => first + index);
    }),
  );

/** Reads what follows the language of a code fence. */
export const codeMeta = (meta: string): CodeMeta => {
  const none: ReadonlySet<number> = new Set();
  const result: CodeMeta = {
    highlighted: none,
    inserted: none,
    deleted: none,
    focused: none,
    showLineNumbers: false,
    wrap: false,
    npm2yarn: false,
    fold: false,
    twoslash: false,
    continues: false,
    unknown: [],
  };
  for (const [text, name, value, mark, ranges] of meta.matchAll(part)) {
    if (name !== undefined && isText(name) && value !== undefined) result[name] = value;
    else if (ranges !== undefined) {
      const lines = toLines(ranges);
      if (mark === "ins") result.inserted = lines;
      else if (mark === "del") result.deleted = lines;
      else if (mark === "focus") result.focused = lines;
      else result.highlighted = lines;
    } else if (isFlag(text)) result[text] = true;
    else result.unknown.push(text);
  }
  return result;
};
