import type { Text } from "@codemirror/state";

import type { Range } from "../../ern/types";
import { toLocalName } from "./read-context";

/** No name is longer, and no more of its line is read. */
const NEAR = 200;

/** A name in a tag. */
export interface FoundName extends Range {
  /** Without its prefix. */
  name: string;
  isAttribute: boolean;
}

/** The name of the element or attribute at an offset. */
export const nameAt = (text: Text, at: number): FoundName | undefined => {
  const start = Math.max(0, at - NEAR);
  const before = text.sliceString(start, at);
  const after = text.sliceString(at, at + NEAR);
  const head = /[\w.:-]*$/.exec(before)![0];
  const tail = /^[\w.:-]*/.exec(after)![0];
  const name = head + tail;
  if (name === "") return undefined;
  const isElement = /<\/?$/.test(before.slice(0, before.length - head.length));
  const isAttribute =
    /\s$/.test(before.slice(0, before.length - head.length)) && /^\s*=\s*["']/.test(after.slice(tail.length));
  if (!isElement && !isAttribute) return undefined;
  return { name: toLocalName(name), isAttribute, from: at - head.length, to: at + tail.length };
};
