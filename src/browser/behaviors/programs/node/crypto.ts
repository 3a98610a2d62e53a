import { Buffer } from "./buffer";

const primes = [2];
for (let number = 3; primes.length < 64; number += 2)
  if (primes.every((prime) => number % prime !== 0)) primes.push(number);

const fraction = (number: number): number => ((number % 1) * 2 ** 32) | 0;

const START = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const CONSTANTS = primes.map((prime) => fraction(Math.cbrt(prime)));

/** Returns the sum modulo 2 of a word turned right by these numbers of bits. */
const rotateRight = (word: number, ...bits: readonly number[]): number =>
  bits.reduce((sum, count) => sum ^ ((word >>> count) | (word << (32 - count))), 0);

/** Adds a length, as FIPS 180-4 says, and fills up to whole blocks of 64 bytes. */
const pad = (bytes: Uint8Array): DataView => {
  const view = new DataView(new ArrayBuffer(Math.ceil((bytes.length + 9) / 64) * 64));
  new Uint8Array(view.buffer).set(bytes);
  view.setUint8(bytes.length, 0x80);
  view.setBigUint64(view.byteLength - 8, BigInt(bytes.length) * 8n);
  return view;
};

/** Returns a SHA-256 in hexadecimal digits. The browser's own answers too late for programs that don't wait. */
const sha256 = (bytes: Uint8Array): string => {
  const view = pad(bytes);
  const state = Int32Array.from(START);
  const words = new Int32Array(64);
  for (let block = 0; block < view.byteLength; block += 64) {
    for (let index = 0; index < 64; index += 1) {
      const [early, late] = [words[index - 15]!, words[index - 2]!];
      words[index] =
        index < 16
          ? view.getInt32(block + 4 * index)
          : words[index - 16]! +
            (rotateRight(early, 7, 18) ^ (early >>> 3)) +
            words[index - 7]! +
            (rotateRight(late, 17, 19) ^ (late >>> 10));
    }
    let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number];
    for (const [index, word] of words.entries()) {
      const first = h + rotateRight(e, 6, 11, 25) + ((e & f) ^ (~e & g)) + CONSTANTS[index]! + word;
      const second = rotateRight(a, 2, 13, 22) + ((a & b) ^ (a & c) ^ (b & c));
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
    }
    for (const [index, value] of [a, b, c, d, e, f, g, h].entries()) state[index]! += value;
  }
  return Array.from(state, (word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
};

interface Hash {
  update(content: string | Uint8Array): { digest(encoding: "hex"): string };
}

/** Returns what programs of the pages use of Node.js's `Hash`: the SHA-256 of texts or bytes. */
export const createHash: (algorithm: "sha256") => Hash = () => ({
  update: (content) => ({ digest: () => sha256(Buffer.from(content)) }),
});
