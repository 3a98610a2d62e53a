export interface CodeMeta {
  title?: string;
  highlighted: ReadonlySet<number>;
  inserted: ReadonlySet<number>;
  deleted: ReadonlySet<number>;
  showLineNumbers: boolean;
  wrap: boolean;
  npm2yarn: boolean;
  /** Parts that mean nothing. */
  unknown: string[];
}

const part = /([\w-]+)="([^"]*)"|(ins|del)?=?\{([\d,\s-]*)\}|\S+/g;

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
    showLineNumbers: false,
    wrap: false,
    npm2yarn: false,
    unknown: [],
  };
  for (const [text, name, value, mark, ranges] of meta.matchAll(part)) {
    if (name === "title" && value !== undefined) result.title = value;
    else if (name === "unchecked") continue;
    else if (ranges !== undefined) {
      const lines = toLines(ranges);
      if (mark === "ins") result.inserted = lines;
      else if (mark === "del") result.deleted = lines;
      else result.highlighted = lines;
    } else if (text === "showLineNumbers" || text === "wrap" || text === "npm2yarn") result[text] = true;
    else result.unknown.push(text);
  }
  return result;
};
