import { type ErnText, isEncoding, LIMITS } from "@ddex-suite/ern";
import { formatNumber } from "@ddex-suite/ern/text/counted";

import { readText } from "../../editor/text-pieces";
import type { OpenedText } from "../state/read-file";

/** The maximum hash length for sharing, in characters: Firefox opens no address above 1 Mi, other browsers do. */
export const MAX_HASH_LENGTH = 1_000_000;

/** The length up to which chat programs and mail leave a link intact. */
export const SAFE_HASH_LENGTH = 8000;

/** A character has at most three bytes, or half of a pair's four. */
const MAX_BYTES = 3 * LIMITS.sourceLength;

const PREFIX = "#ern=";

/** What follows the prefix: the encoding, unless it's UTF-8, and the text of the message. */
const CONTENT = /^(?:([a-z0-9-]+):)?([\w-]*)$/;

/** The output of a stream up to a number of bytes, because a short link may unpack to gigabytes. */
const pipe = async (bytes: Uint8Array, through: GenericTransformStream, limit: number): Promise<Uint8Array> => {
  const stream = new Blob([bytes as BlobPart])
    .stream()
    .pipeThrough(through as ReadableWritablePair<Uint8Array, Uint8Array>)
    .pipeThrough(limitBytes(limit, new Error("too long")));
  return new Uint8Array(await new Response(stream).arrayBuffer());
};

const toBase64Url = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");

const fromBase64Url = (text: string): Uint8Array =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (character) => character.charCodeAt(0));

/** Returns the hash of a link that contains the compressed message and its encoding; no server sees a link's hash. Throws an Error if it's too long. */
export const toShareHash = async ({ source, encoding }: ErnText): Promise<string> => {
  const bytes = new TextEncoder().encode(source);
  const packed = await pipe(bytes, new CompressionStream("deflate-raw"), MAX_HASH_LENGTH).catch(() => undefined);
  const hash = packed && PREFIX + (encoding === "utf-8" ? "" : `${encoding}:`) + toBase64Url(packed);
  if (hash && hash.length <= MAX_HASH_LENGTH) return hash;
  throw new Error(
    `This message is too long for a link: it would take more than ${formatNumber(MAX_HASH_LENGTH)} characters, ` +
      "which some browsers can't open. Download the XML and send the file.",
  );
};

/** Reads the message from a link's hash in pieces, like a file; undefined if there is none. Throws an Error if it was truncated or altered. */
export const fromShareHash = async (hash: string): Promise<OpenedText | undefined> => {
  if (!hash.startsWith(PREFIX)) return undefined;
  try {
    if (hash.length > MAX_HASH_LENGTH) throw new Error("too long");
    const [, encoding = "utf-8", content] = CONTENT.exec(hash.slice(PREFIX.length)) ?? [];
    if (content === undefined || !isEncoding(encoding)) throw new Error("changed");
    const bytes = await pipe(fromBase64Url(content), new DecompressionStream("deflate-raw"), MAX_BYTES);
    return { source: await readText(new Blob([bytes as BlobPart])), encoding };
  } catch {
    throw new Error(
      "The message in this link cannot be read: part of it is missing or was changed. Ask for a new link.",
    );
  }
};

/** Passes on a limited number of bytes; any more abort the stream with this error. */
export const limitBytes = (limit: number, tooLong: Error): TransformStream<Uint8Array, Uint8Array> => {
  let length = 0;
  return new TransformStream({
    transform: (chunk, controller) => {
      length += chunk.length;
      if (length > limit) controller.error(tooLong);
      else controller.enqueue(chunk);
    },
  });
};
