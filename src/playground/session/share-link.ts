import { isEncoding } from "../engine/text/encoding";
import type { ErnText } from "../engine/types";

/** Length of the longest hash that is shared, in characters: chat programs and mail cut longer links off. */
export const MAX_HASH_LENGTH = 8000;

const PREFIX = "#ern=";

/** What follows the prefix: the encoding, where it is another than UTF-8, and the text of the message. */
const CONTENT = /^(?:([a-z0-9-]+):)?([\w-]*)$/;

const pipe = async (bytes: Uint8Array, through: GenericTransformStream): Promise<Uint8Array> => {
  const stream = new Blob([bytes as BlobPart])
    .stream()
    .pipeThrough(through as ReadableWritablePair<Uint8Array, Uint8Array>);
  return new Uint8Array(await new Response(stream).arrayBuffer());
};

const toBase64Url = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");

const fromBase64Url = (text: string): Uint8Array =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (character) => character.charCodeAt(0));

/**
 * The hash of a link that carries the message itself, compressed, and how its file is encoded; no server sees a link's
 * hash. Throws an Error when it would be too long.
 */
export const toShareHash = async ({ source, encoding }: ErnText): Promise<string> => {
  const text = toBase64Url(await pipe(new TextEncoder().encode(source), new CompressionStream("deflate-raw")));
  const hash = PREFIX + (encoding === "utf-8" ? "" : `${encoding}:`) + text;
  if (hash.length <= MAX_HASH_LENGTH) return hash;
  throw new Error(
    `This message is too long for a link: it would take ${hash.length.toLocaleString("en")} characters, and ` +
      `${MAX_HASH_LENGTH.toLocaleString("en")} are the limit. Download the XML and send the file.`,
  );
};

/** The message in a link's hash; undefined when there is none. Throws an Error for one that has been cut or changed. */
export const fromShareHash = async (hash: string): Promise<ErnText | undefined> => {
  if (!hash.startsWith(PREFIX)) return undefined;
  try {
    // The limit also bounds what a hostile link can unpack to.
    if (hash.length > MAX_HASH_LENGTH) throw new Error("too long");
    const [, encoding = "utf-8", content] = CONTENT.exec(hash.slice(PREFIX.length)) ?? [];
    if (content === undefined || !isEncoding(encoding)) throw new Error("changed");
    const bytes = await pipe(fromBase64Url(content), new DecompressionStream("deflate-raw"));
    return { source: new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes), encoding };
  } catch {
    throw new Error(
      "The message in this link cannot be read: a part of it is missing or was changed. Ask for the link once more.",
    );
  }
};
