import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { crc32 } from "node:zlib";

/** Node's names of the standard's algorithms; several if a name stands for a family, which the length of a sum tells apart. */
const ALGORITHMS: Readonly<Record<string, readonly string[]>> = {
  CRC32: ["crc32"],
  MD5: ["md5"],
  RMD160: ["ripemd160"],
  SHA: ["sha1", "sha224", "sha256", "sha384", "sha512"],
  SHA1: ["sha1"],
  "SHA-224": ["sha224"],
  "SHA-256": ["sha256"],
  "SHA-384": ["sha384"],
  "SHA-512": ["sha512"],
  SHA2: ["sha224", "sha256", "sha384", "sha512"],
  SHA3: ["sha3-224", "sha3-256", "sha3-384", "sha3-512"],
};

/** The bytes of a sum. */
const LENGTHS: Readonly<Record<string, number>> = {
  crc32: 4,
  md5: 16,
  ripemd160: 20,
  sha1: 20,
  sha224: 28,
  sha256: 32,
  sha384: 48,
  sha512: 64,
  "sha3-224": 28,
  "sha3-256": 32,
  "sha3-384": 48,
  "sha3-512": 64,
};

/** Returns whether this is one of the standard's algorithms that can be computed here. */
export const isComputable = (algorithm: string): boolean => Object.hasOwn(ALGORITHMS, algorithm);

/** A sum that was read: Node's name of its algorithm, and its bytes. */
export interface HashSum {
  algorithm: string;
  hex: string;
}

/** The bytes of a sum written in hexadecimal digits or in Base64, as hexadecimal digits; both if it may be either. */
const toHexForms = (value: string): string[] => {
  const text = value.replace(/\s/g, "");
  const isHex = /^(?:[\da-f]{2})+$/i.test(text);
  const isBase64 = /^[\w+/-]+={0,2}$/.test(text);
  return [...(isHex ? [text.toLowerCase()] : []), ...(isBase64 ? [Buffer.from(text, "base64").toString("hex")] : [])];
};

/** Parses a hash sum; undefined if it doesn't have as many bytes as its algorithm gives. */
export const parseHashSum = (algorithm: string, value: string): HashSum | undefined => {
  for (const hex of toHexForms(value))
    for (const name of ALGORITHMS[algorithm] ?? [])
      if (hex.length === 2 * LENGTHS[name]!) return { algorithm: name, hex };
  return undefined;
};

const hashWithCrc32 = async (chunks: AsyncIterable<Uint8Array>): Promise<string> => {
  let sum = 0;
  for await (const chunk of chunks) sum = crc32(chunk, sum);
  return sum.toString(16).padStart(8, "0");
};

/** Returns the hash sum of a file in hexadecimal digits, without holding the file in memory. */
export const hashFile = async (file: string, algorithm: string): Promise<string> => {
  const chunks: AsyncIterable<Uint8Array> = createReadStream(file, { highWaterMark: 1 << 20 });
  if (algorithm === "crc32") return hashWithCrc32(chunks);
  const hash = createHash(algorithm);
  for await (const chunk of chunks) hash.update(chunk);
  return hash.digest("hex");
};
