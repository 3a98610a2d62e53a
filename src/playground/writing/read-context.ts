import type { Text } from "@codemirror/state";

import type { ElementNames } from "../../ern/schema/allowed-here";
import { readCursor, type Cursor } from "./read-cursor";
import { readLocation, type TextLocation } from "./read-location";

/** The number of characters read before and after the cursor: enough for its context, in a few milliseconds. */
const BEFORE = 400_000;
const AFTER = 100_000;
const LONGEST_NAME = 200;

/** What is being written at an offset of a message, and its context. */
export interface WritingContext {
  cursor: Cursor;
  place: TextLocation;
  /** Local names of the ancestors, from the root if it was found. */
  around: ElementNames;
}

export const toLocalName = (name: string): string => name.slice(name.indexOf(":") + 1);

/** The names of the ancestors from the root, if they were found or are known from the last reading. */
const fromRoot = (near: ElementNames, isWhole: boolean, far: ElementNames): ElementNames => {
  const [first] = near;
  const above = isWhole ? [] : first === undefined ? far : far.slice(0, Math.max(0, far.indexOf(first)));
  return [...above, ...near];
};

/** The names from the root to the element whose tag contains an offset. */
export const elementAt = (text: Text, at: number, far: ElementNames = []): ElementNames => {
  const start = Math.max(0, at - BEFORE);
  const before = text.sliceString(start, at);
  const tag = before.lastIndexOf("<");
  const around = fromRoot(readLocation(before.slice(0, tag), "").around.map(toLocalName), start === 0, far);
  const [, slash, name = ""] =
    /^<(\/?)([^\s/>?!<"'=]*)/.exec(text.sliceString(start + tag, start + tag + LONGEST_NAME)) ?? [];
  return slash ? around : [...around, toLocalName(name)];
};

/** Reads the text around an offset, never the whole message. `far` has the ancestors' names from the last reading, for those too far away. */
export const readContext = (text: Text, at: number, far: ElementNames = []): WritingContext | undefined => {
  const start = Math.max(0, at - BEFORE);
  const before = text.sliceString(start, at);
  const after = text.sliceString(at, at + AFTER);
  const cursor = readCursor(before, after);
  if (!cursor) return undefined;
  const isInTag = cursor.kind !== "text";
  const tag = isInTag ? before.lastIndexOf("<") : before.length;
  const isOwnTag = cursor.kind === "child" && cursor.isTag;
  const isClosed = isInTag && cursor.kind !== "child";
  const rest = isOwnTag ? before.slice(tag) + after : isClosed ? after.replace(/^[^<>]*>/, "") : after;
  const place = readLocation(before.slice(0, tag), rest);
  if (isOwnTag) place.after.shift();
  return {
    cursor: { ...cursor, from: cursor.from + start },
    place,
    around: fromRoot(place.around.map(toLocalName), start === 0, far),
  };
};
