import { execFileSync } from "node:child_process";
import { readFileSync, truncateSync, writeFileSync } from "node:fs";
import path from "node:path";

import { encodeErn, listTracks, parseErn, readMessage, type ReadTracks, toFlatJson } from "../src";
import { LIMITS } from "../src/limits";
import { bundledScript } from "../test/bundled-script";
import { readSample } from "../test/read-sample";
import { temporaryFolder } from "../test/temporary-folder";
import { readTracks } from "./read-tracks";

const MB = 1024 * 1024;
const folder = temporaryFolder();
const progress = { show: () => undefined, clear: () => undefined };

/** An album with as many tracks as take at least this length. */
const longAlbum = (length: number): string => {
  const album = readSample("43-album.xml");
  const blocks = ["SoundRecording", "ResourceGroupContentItem"].map(
    (name) => new RegExp(`<${name}>[^]*?</${name}>`).exec(album)![0],
  );
  const count = Math.ceil(length / blocks.join("").length);
  return blocks.reduce((message, block) => {
    const more = Array.from({ length: count }, (_, index) => block.replaceAll(">A1<", `>A${index + 1000}<`));
    return message.replace(block, () => block + more.join("\n"));
  }, album);
};

const write = (name: string, content: string | Uint8Array): string => {
  writeFileSync(path.join(folder, name), content);
  return path.join(folder, name);
};

const read = (file: string): Promise<ReadTracks> => {
  const whole = () => Promise.resolve(new Uint8Array(readFileSync(file)));
  return readTracks({ name: file, relative: file, file, read: whole }, progress);
};

/** Reads what can be read once, in these pieces. */
const readPiped = (pieces: Iterable<string>): Promise<ReadTracks> => {
  async function* stream() {
    for (const piece of pieces) yield await Promise.resolve(Buffer.from(piece));
  }
  const whole = () => Promise.reject(new Error("It was read already."));
  return readTracks({ name: "", relative: "", read: whole, stream: stream() }, progress);
};

describe("readTracks", () => {
  // Its tracks reach over several pieces, and a comment of two bytes a character, in each encoding, makes it large.
  const source = longAlbum(0.3 * MB).replace("<DealList>", `<!--${"Ä".repeat(2.1 * MB)}-->$&`);
  const expected = toFlatJson(listTracks(readMessage(parseErn(source))));

  it.each(["utf-8", "utf-16le", "utf-16be"] as const)("reads a large file of %s in pieces", async (encoding) => {
    const declared = source.replace(/encoding="[^"]*"/, `encoding="${encoding.slice(0, 6)}"`);
    const marked = `${encoding === "utf-8" ? "" : "\uFEFF"}${declared.replace(/^\uFEFF/, "")}`;
    const { rows } = await read(write("large.xml", encodeErn({ source: marked, encoding })));
    expect(Array.isArray(rows)).toBe(false);
    expect(toFlatJson([...rows])).toEqual(expected);
  });

  it("refuses a large file as it does a small one", async () => {
    const cut = write("cut.xml", source.slice(0, source.lastIndexOf("</Deal>")));
    await expect(read(cut)).rejects.toThrow(expect.objectContaining({ name: "ErnError", line: expect.any(Number) }));
    const bytes = Buffer.from(source);
    bytes[bytes.indexOf("Example")] = 0xff;
    const wrong = write("wrong.xml", bytes);
    await expect(read(wrong)).rejects.toThrow("The file has bytes that are not UTF-8: the first is byte");
  });

  it("refuses a file that is too long to be read as a whole", async () => {
    const huge = write("huge.xml", "<a>");
    truncateSync(huge, 257 * MB);
    await expect(read(huge)).rejects.toThrow("The file has bytes that are not UTF-8, or a NUL.");
  });

  it("reads standard input in pieces if it is longer than a message that is read as a whole", async () => {
    const limit = jest.replaceProperty(LIMITS, "sourceLength", MB as never);
    const album = readSample("43-album.xml");
    const rows = toFlatJson(listTracks(readMessage(parseErn(album))));
    const [cut, comment] = [album.indexOf("<ResourceList>"), `<!-- ${"A comment. ".repeat(95)} -->\n`.repeat(1000)];
    const start = [album.slice(0, 1), album.slice(1, cut)];
    const { rows: short } = await readPiped([...start, album.slice(cut)]);
    expect([Array.isArray(short), toFlatJson([...short])]).toEqual([true, rows]);
    const { rows: long } = await readPiped([...start, ...Array.from({ length: 2 }, () => comment), album.slice(cut)]);
    expect([Array.isArray(long), toFlatJson([...long])]).toEqual([false, rows]);
    await expect(readPiped([...start, "</a>"])).rejects.toThrow(expect.objectContaining({ line: expect.any(Number) }));
    limit.restore();
  });

  it("takes little more memory for twice the tracks", () => {
    const files = [5, 10].map((size) => write(`${size}.xml`, longAlbum(size * MB)));
    const script = bundledScript("packages/ern/test/measure-tracks.ts");
    const output = execFileSync(process.execPath, [script, ...files], { encoding: "utf8" });
    const [once, twice] = output.trim().split("\n").map(Number) as [number, number];
    expect(twice / once).toBeLessThan(1.2);
  });
});
