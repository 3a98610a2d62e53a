import { randomBytes } from "node:crypto";

import { fromShareHash, MAX_HASH_LENGTH, toShareHash } from "./share-link";

it.each([
  ["plain", "<a>text</a>"],
  ["with a byte order mark and carriage returns", "\uFEFF<a>\r\n</a>\r"],
  ["with characters outside of Latin", "<a>Ærø 東京 🎵</a>"],
  ["empty", ""],
])("brings back a message %s", async (_what, source) => {
  const hash = await toShareHash(source);
  expect(hash).toMatch(/^#ern=[\w-]*$/);
  expect(await fromShareHash(hash)).toBe(source);
});

it("compresses", async () => {
  expect((await toShareHash("<Release/>".repeat(5000))).length).toBeLessThan(300);
});

it("refuses what would be too long, and says how long it would be", async () => {
  const source = randomBytes(MAX_HASH_LENGTH).toString("base64");
  await expect(toShareHash(source)).rejects.toThrow(/too long for a link: it would take \d+,\d+ characters, and 8,000/);
});

it("finds nothing in another hash", async () => {
  expect(await fromShareHash("")).toBeUndefined();
  expect(await fromShareHash("#main")).toBeUndefined();
});

it.each([
  ["cut off", async () => (await toShareHash("<a>".repeat(500) + randomBytes(300).toString("hex"))).slice(0, -40)],
  ["changed", () => "#ern=%%%"],
  ["longer than any that is made", () => `#ern=${"A".repeat(MAX_HASH_LENGTH)}`],
])("says that a link is %s", async (_what, hash) => {
  await expect(fromShareHash(await hash())).rejects.toThrow("cannot be read");
});
