import { encodeErn } from "../text/encoding";
import { countCommon } from "../text/splices";
import type { ErnDocument, NodeId } from "../types";
import { buildErn } from "../xml/tokens";
import { parseErn } from "../xml/parse-ern";
import { findNode } from "../xml/nodes";
import { refuse, setText } from "./node-edits";

/** The result of setting one value in a message. Counts are bytes in UTF-8. */
export interface ValueEdit {
  /** The value as written between its tags. */
  written: string;
  before: number;
  after: number;
  /** Unchanged bytes of the old message before and after the change. */
  kept: number;
  /** Those before the change. */
  keptBefore: number;
}

const elementAt = (document: ErnDocument, path: string): NodeId => {
  const node = findNode(document, path);
  if (node !== undefined) return node;
  throw refuse(document, 0, `The message has no ${path}.`, "Name an element that is there.");
};

/** The number of bytes that two texts share at the start. */
const commonStart = (one: Uint8Array, other: Uint8Array): number =>
  countCommon(Math.min(one.length, other.length), (at) => one[at] === other[at]);

/** Sets the text of the element at a path, rebuilds the message and compares all of its bytes with the old ones. */
export const editValue = (source: string, path: string, value: string): ValueEdit => {
  const document = parseErn(source);
  const edited = parseErn(setText(document, elementAt(document, path), value).source);
  const node = elementAt(edited, path);
  const bytes = (text: string): Uint8Array => encodeErn({ source: text, encoding: "utf-8" });
  const [before, after] = [bytes(source), bytes(buildErn(edited))];
  const keptBefore = commonStart(before, after);
  const keptAfter = commonStart(before.slice(keptBefore).reverse(), after.slice(keptBefore).reverse());
  return {
    written: edited.source.slice(edited.nodes.contentStart[node], edited.nodes.contentEnd[node]),
    before: before.length,
    after: after.length,
    kept: keptBefore + keptAfter,
    keptBefore,
  };
};
