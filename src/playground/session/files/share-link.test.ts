/** @jest-environment node */
import { randomBytes } from "node:crypto";
import { deflateRawSync } from "node:zlib";

import { decodeErn, encodeErn, type ErnText, LIMITS } from "@ddex-suite/ern";

import { fromShareHash as readShareHash, MAX_HASH_LENGTH, SAFE_HASH_LENGTH, toShareHash } from "./share-link";

jest.mock("@ddex-suite/ern", () => {
  const engine = jest.requireActual<{ LIMITS: Record<string, number> }>("@ddex-suite/ern");
  return { ...engine, LIMITS: { ...engine.LIMITS, sourceLength: 1024 * 1024 } };
});

const fromShareHash = async (hash: string): Promise<ErnText | undefined> => {
  const read = await readShareHash(hash);
  return read && { ...read, source: read.source.toString() };
};

describe("links that contain a message", () => {
  it.each([
    ["plain", "<a>text</a>"],
    ["with a byte order mark and carriage returns", "\uFEFF<a>\r\n</a>\r"],
    ["with characters outside of Latin", "<a>Ærø 東京 🎵</a>"],
    ["empty", ""],
  ])("restore a message %s", async (_what, source) => {
    const hash = await toShareHash({ source, encoding: "utf-8" });
    expect(hash).toMatch(/^#ern=[\w-]*$/);
    expect(await fromShareHash(hash)).toEqual({ source, encoding: "utf-8" });
  });

  const toHash = (source: string): Promise<string> => toShareHash({ source, encoding: "utf-8" });

  it.each(["utf-16le", "utf-16be", "iso-8859-1", "windows-1252"] as const)(
    "restore the bytes of a message in %s",
    async (encoding) => {
      const mark = encoding.startsWith("utf-16") ? "\uFEFF" : "";
      const name = encoding.startsWith("utf-16") ? "UTF-16" : encoding.toUpperCase();
      const text: ErnText = { source: `${mark}<?xml version="1.0" encoding="${name}"?><a>Ærø</a>\r\n`, encoding };
      const shared = await fromShareHash(await toShareHash(text));
      expect(shared).toEqual(text);
      expect(encodeErn(shared!)).toEqual(encodeErn(text));
      expect(decodeErn(encodeErn(shared!))).toEqual(text);
    },
  );

  it("compress the message", async () => {
    expect((await toHash("<Release/>".repeat(5000))).length).toBeLessThan(300);
  });

  it("restore long messages, too", async () => {
    const source = `<a>${randomBytes(300_000).toString("hex")}</a>`;
    const hash = await toHash(source);
    expect(hash.length).toBeGreaterThan(SAFE_HASH_LENGTH);
    expect(await fromShareHash(hash)).toEqual({ source, encoding: "utf-8" });
  });

  it.each([800_000, 3_000_000])("are refused if too long: %s bytes that can't be compressed", async (length) => {
    await expect(toHash(randomBytes(length).toString("base64"))).rejects.toThrow(
      /too long for a link: it would take more than 1,000,000 characters.*send the file/,
    );
  });

  it("unpack no more than a message may have", async () => {
    const bytes = deflateRawSync(Buffer.alloc(3 * LIMITS.sourceLength + 1, "a"));
    expect(bytes.length).toBeLessThan(MAX_HASH_LENGTH / 2);
    await expect(fromShareHash(`#ern=${bytes.toString("base64url")}`)).rejects.toThrow("cannot be read");
  });

  it("ignore other hashes", async () => {
    expect(await fromShareHash("")).toBeUndefined();
    expect(await fromShareHash("#main")).toBeUndefined();
  });

  it.each([
    ["cut off", async () => (await toHash("<a>".repeat(500) + randomBytes(300).toString("hex"))).slice(0, -40)],
    ["changed", () => "#ern=%%%"],
    ["in an unknown encoding", () => "#ern=constructor:AAAA"],
    ["longer than any that is made", () => `#ern=${"A".repeat(MAX_HASH_LENGTH)}`],
  ])("are rejected if %s", async (_what, hash) => {
    await expect(fromShareHash(await hash())).rejects.toThrow("cannot be read");
  });
});
