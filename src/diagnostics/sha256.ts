import { type BinaryToTextEncoding, createHash } from "node:crypto";

/** Returns the SHA-256 digest of a text or of bytes, in hexadecimal digits by default. */
export const sha256 = (content: string | Uint8Array, encoding: BinaryToTextEncoding = "hex"): string =>
  createHash("sha256").update(content).digest(encoding);

/** Returns the first characters of the digest of a value's JSON. */
export const shortDigest = (value: unknown, length: number): string =>
  sha256(JSON.stringify(value), "base64url").slice(0, length);
