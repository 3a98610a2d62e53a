import type { Text } from "@codemirror/state";
import type { ElementNames } from "@ddex-suite/ern";

import { parseLocation, type TextLocation, unclosedMark } from "./parse-location";

/** The number of characters read before and after the cursor: enough for its context, in a few milliseconds. */
const BEFORE = 100_000;
const AFTER = 100_000;
const LONGEST_NAME = 200;

export interface XmlContext {
  cursor: Cursor;
  place: TextLocation;
  /** Local names of the ancestors, from the root if it was found. */
  ancestors: ElementNames;
}

export const toLocalName = (name: string): string => name.slice(name.indexOf(":") + 1);

/** The names of the ancestors from the root, if they were found or are known from the last reading. */
const fromRoot = (near: ElementNames, isWhole: boolean, far: ElementNames): ElementNames => {
  const [first] = near;
  const above = isWhole ? [] : first === undefined ? far : far.slice(0, Math.max(0, far.indexOf(first)));
  return [...above, ...near];
};

/** Returns the names from the root to the element whose tag contains an offset. */
export const elementAt = (text: Text, offset: number, far: ElementNames = []): ElementNames => {
  const start = Math.max(0, offset - BEFORE);
  const before = text.sliceString(start, offset);
  const tag = before.lastIndexOf("<");
  const ancestors = fromRoot(parseLocation(before.slice(0, tag), "").ancestors.map(toLocalName), start === 0, far);
  const [, slash, name = ""] =
    /^<(\/?)([^\s/>?!<"'=]*)/.exec(text.sliceString(start + tag, start + tag + LONGEST_NAME)) ?? [];
  return slash ? ancestors : [...ancestors, toLocalName(name)];
};

/** Parses the text around an offset, never the whole message. `far` has the ancestors' names from the last reading, for those too far away. */
export const parseContext = (text: Text, offset: number, far: ElementNames = []): XmlContext | undefined => {
  const start = Math.max(0, offset - BEFORE);
  const before = text.sliceString(start, offset);
  const after = text.sliceString(offset, offset + AFTER);
  const cursor = parseCursor(before, after);
  if (!cursor) return undefined;
  const isInTag = cursor.kind !== "text";
  const tag = isInTag ? before.lastIndexOf("<") : before.length;
  const isOwnTag = cursor.kind === "child" && cursor.isTag;
  const isClosed = isInTag && cursor.kind !== "child";
  const rest = isOwnTag ? before.slice(tag) + after : isClosed ? after.replace(/^[^<>]*>/, "") : after;
  const place = parseLocation(before.slice(0, tag), rest);
  if (isOwnTag) place.after.shift();
  return {
    cursor: { ...cursor, from: cursor.from + start },
    place,
    ancestors: fromRoot(place.ancestors.map(toLocalName), start === 0, far),
  };
};

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

/** Parses what is being written at the end of a text; undefined in comments, CDATA sections and instructions. */
const parseCursor = (before: string, after: string): Cursor | undefined => {
  if (unclosedMark(before) !== -1) return undefined;

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

/** No name is longer, and no more of its line is read. */
const NEAR = 200;

export const findName = (text: Text, offset: number) => {
  const start = Math.max(0, offset - NEAR);
  const before = text.sliceString(start, offset);
  const after = text.sliceString(offset, offset + NEAR);
  const head = /[\w.:-]*$/.exec(before)![0];
  const tail = /^[\w.:-]*/.exec(after)![0];
  const name = head + tail;
  if (name === "") return undefined;
  const isElement = /<\/?$/.test(before.slice(0, before.length - head.length));
  const isAttribute =
    /\s$/.test(before.slice(0, before.length - head.length)) && /^\s*=\s*["']/.test(after.slice(tail.length));
  if (!isElement && !isAttribute) return undefined;
  return { name: toLocalName(name), isAttribute, from: offset - head.length, to: offset + tail.length };
};
