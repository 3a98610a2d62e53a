import { ErnError } from "../ern-error";
import { encodeErn } from "../text/encoding";
import type { ErnDocument, NodeId } from "../types";
import { buildErn } from "../xml/build-ern";
import { parseErn } from "../xml/parse-ern";
import { findNode } from "../xml/paths";
import { setText } from "./node-edits";

/** What became of a message when one value in it was set. Counts are of bytes in UTF-8. */
export interface ValueEdit {
  /** The value as the new message has it between its tags. */
  written: string;
  before: number;
  after: number;
  /** Bytes of the old message before and after the change, which the new one has as they were. */
  kept: number;
  /** Those before the change. */
  keptBefore: number;
}

const elementAt = (document: ErnDocument, path: string): NodeId => {
  const node = findNode(document, path);
  if (node !== undefined) return node;
  const message = `The message has no ${path}.`;
  throw new ErnError({
    code: "edit",
    message,
    remedy: "Name an element that is there.",
    offset: 0,
    line: 1,
    column: 1,
  });
};

/** How many bytes two texts have in common, from their beginnings on. */
const commonStart = (one: Uint8Array, other: Uint8Array): number => {
  const most = Math.min(one.length, other.length);
  let at = 0;
  while (at < most && one[at] === other[at]) at += 1;
  return at;
};

/** Sets the text of the element at a path, builds the message anew, and compares all of its bytes with the old ones. */
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
