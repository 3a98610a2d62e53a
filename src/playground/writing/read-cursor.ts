/** What is being written at the cursor, and the offset where it starts; existing text ends at `to`. Offsets count from the text's start. */
export type Cursor =
  /** A tag's name, after its "<"; an existing tag already has a ">". */
  | { kind: "child"; from: number; isTag: boolean }
  | { kind: "close"; from: number }
  | { kind: "attribute"; from: number; element: string; present: string[] }
  | { kind: "value"; from: number; element: string; attribute: string }
  /** Between tags. */
  | { kind: "text"; from: number };

const TAG = /<(?![!?])(\/?)([^\s/>?!<"'=]*)((?:"[^"]*"|'[^']*'|[^"'<>])*)(?:(["'])([^"'<]*))?$/;

/** What is being written at the end of a text; undefined in comments, CDATA sections and instructions. */
export const readCursor = (before: string, after: string): Cursor | undefined => {
  const open = ["<!--", "<![CDATA[", "<?"].map((mark) => before.lastIndexOf(mark));
  const closed = ["-->", "]]>", "?>"].map((mark) => before.lastIndexOf(mark));
  if (open.some((at, kind) => at !== -1 && at > closed[kind]!)) return undefined;

  const from = before.lastIndexOf("<");
  const tag = from === -1 ? null : TAG.exec(before.slice(from));
  if (!tag) return { kind: "text", from: before.lastIndexOf(">") + 1 };
  const [whole, slash, name = "", rest = "", quote, value = ""] = tag;
  if (slash) return { kind: "close", from: from + 2 };
  if (rest === "" && quote === undefined) {
    const isTag = /^[^<>]*>/.test(after) && !/^\s*</.test(after);
    return { kind: "child", from: from + 1, isTag };
  }
  if (quote !== undefined) {
    const attribute = /([^\s=]+)\s*=\s*$/.exec(rest)?.[1];
    return attribute ? { kind: "value", from: before.length - value.length, element: name, attribute } : undefined;
  }
  const present = Array.from(whole.matchAll(/([^\s=<]+)\s*=\s*["']/g), ([, found]) => found!);
  const later = Array.from((/^[^<>]*/.exec(after)?.[0] ?? "").matchAll(/([^\s=]+)\s*=\s*["']/g), ([, found]) => found!);
  const typed = /(?:^|\s)([^\s="']*)$/.exec(rest);
  if (!typed) return undefined;
  return { kind: "attribute", from: before.length - typed[1]!.length, element: name, present: [...present, ...later] };
};
