import { ErnError } from "../ern-error";
import type { ErnMessage, ErnTrackRow } from "../model-types";
import { createSyntaxParser } from "../xml/check-syntax";
import { parseErn } from "../xml/parse-ern";
import { trackRows } from "./list-tracks";
import { readMessage } from "./read-message";
import { createTrackStore } from "./track-store";

const HEADER = "MessageHeader";

/** The parts that are read: the header, and the lists that the table of tracks is made from. */
const PARTS = new RegExp(`^(${HEADER}|(Party|Resource|Release|Deal)List)$`);

const ITEM = "ResourceGroupContentItem";

const notInPieces = (what: string): ErnError =>
  new ErnError({
    code: "limit",
    message: `${what}, so this message can't be read in pieces.`,
    remedy: "Use a smaller message.",
  });

/** What a message is, how many releases it has, and its table of tracks. */
export interface ReadTracks {
  message: Pick<ErnMessage, "version" | "type" | "header">;
  releases: number;
  rows: Iterable<Pick<ErnTrackRow, "cells">>;
}

/**
 * Creates a reader of the table of tracks that is fed with a message in pieces and keeps of it only what the table needs.
 * Reads parts of lists when they have so many characters. Throws an `ErnError` without a line, or for a few messages that
 * `parseErn` reads.
 */
export const createTrackReader = (atOnce = 65_536) => {
  const { parties, add, addItems, toMessage } = createTrackStore();
  let hasWorks = false;
  let releases = 0;
  const head: ReadTracks["message"] = { version: null, type: "", header: null };
  let namespace = "";
  /** By prefix, whether it stands for that namespace. */
  const isOwn = new Map<string, boolean>();
  /** The end of what was read, and where it begins in the message. */
  let text = "";
  let begin = 0;
  /** The opening tags of the root and of the part that is open; "" outside. */
  let root = "";
  let list = "";
  /** Where its content begins that is to be read. */
  let from = 0;

  /** Items of a group that follow each other: where the first one begins, and their depth. */
  let items: { start: number; depth: number } | undefined;

  const closingOf = (tag: string): string => `</${/^<([^\s>]+)/.exec(tag)![1]}>`;
  const lastTag = (): string => text.slice(text.lastIndexOf("<", parser.position - begin - 1), parser.position - begin);
  /** Replaces items of a group, which may be nearly the whole release, with one that stands for them. */
  const shortenItems = (start: number): void => {
    const [before, after] = [text.slice(0, start - begin), text.slice(parser.position - begin)];
    const written = text.slice(before.length, text.length - after.length);
    const release = `${root}<ReleaseList><Release><ResourceGroup>${written}</ResourceGroup></Release></ReleaseList>`;
    const { releases } = readMessage(parseErn(`${release}${closingOf(root)}`));
    const { items } = releases[0]!;
    const reference = `<ReleaseResourceReference>${items.length > 0 && addItems(items)}</ReleaseResourceReference>`;
    const shorter = items.length > 0 ? `<${ITEM}>${reference}</${ITEM}>` : "";
    text = before + shorter + after;
    begin += written.length - shorter.length;
    from += written.length - shorter.length;
  };
  const addParts = (to: number): void => {
    const parts = text.slice(from - begin, to - begin);
    from = to;
    const message = readMessage(parseErn(`${root}${list}${parts}${closingOf(list)}${closingOf(root)}`), parties);
    hasWorks ||= message.resources.length + message.releases.length > 0;
    if (hasWorks && message.parties.length > 0) throw notInPieces("The list of parties is after others");
    releases += message.releases.length;
    head.header ??= message.header;
    add(message);
  };

  const parser = createSyntaxParser({
    fail: (code, fault) => {
      throw new ErnError({ code, ...fault });
    },
    complain: (fault) => {
      throw new ErnError({ code: "malformed", ...fault });
    },
    onOpen: ({ ns, uri, local, isSelfClosing }, depth) => {
      if (depth === 1) namespace = uri;
      for (const prefix of Object.keys(ns)) {
        const is = ns[prefix] === namespace;
        if (prefix !== "" && (isOwn.get(prefix) ?? is) !== is)
          throw notInPieces(`The prefix ${prefix} has two namespaces`);
        isOwn.set(prefix, is);
      }
      if (depth === 1) {
        root = lastTag();
        const { version, type } = readMessage(parseErn(isSelfClosing ? root : root + closingOf(root)));
        Object.assign(head, { version, type });
      }
      if (items && depth <= items.depth && local !== ITEM) items = undefined;
      if (list !== "" && local === ITEM) items ??= { start: parser.position - lastTag().length, depth };
      if (depth !== 2 || isSelfClosing || !PARTS.test(local)) return;
      list = lastTag();
      from = parser.position;
    },
    onClose: (depth) => {
      if (items && depth < items.depth) items = undefined;
      if (items && depth === items.depth && parser.position - items.start >= atOnce) {
        shortenItems(items.start);
        items = undefined;
      }
      if (list === "" || depth > 3) return;
      if (depth === 2) addParts(parser.position - lastTag().length);
      else if (parser.position - from >= atOnce && !list.includes(HEADER)) addParts(parser.position);
      if (depth === 2) list = "";
    },
  });

  return {
    /** Reads the next piece. */
    write: (piece: string): void => {
      text += piece;
      parser.write(piece);
      const rest = list === "" ? Math.max(text.lastIndexOf("<"), 0) : from - begin;
      text = text.slice(rest);
      begin += rest;
    },
    /** Reads the rest of the message, and returns what it has; the rows are those of `listTracks`. */
    end: (): ReadTracks => {
      parser.close();
      return { message: head, releases, rows: trackRows(toMessage()) };
    },
  };
};
