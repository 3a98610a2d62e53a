type Encoding = "utf8" | "utf-8" | "latin1";

/** Bytes that become text like those of Node.js. */
class Bytes extends Uint8Array {
  override toString(encoding: Encoding = "utf8"): string {
    return encoding === "latin1"
      ? Array.from(this, (byte) => String.fromCharCode(byte)).join("")
      : new TextDecoder("utf-8", { ignoreBOM: true }).decode(this);
  }
}

/** Returns bytes, or those of a text. */
const from = (content: string | ArrayLike<number>, encoding: Encoding = "utf8"): Uint8Array => {
  if (typeof content !== "string") return new Bytes(content);
  return new Bytes(
    encoding === "latin1" ? Array.from(content, (char) => char.charCodeAt(0)) : new TextEncoder().encode(content),
  );
};

/** What programs of the pages use of Node.js's `Buffer`. */
export const Buffer = { from, byteLength: (text: string): number => from(text).length };
