/** @jest-environment node */
import { strToU8, type Zippable, zipSync } from "fflate";

import { unpack } from "./unpack";

// Small limits, because the real ones are too big to reach in a test.
jest.mock("../limits", () => ({ LIMITS: { sourceLength: 5000, files: 4, archiveLength: 8000 } }));

const zip = (files: Zippable): Blob => new Blob([zipSync(files) as BlobPart]);
const text = (length: number): Uint8Array => strToU8("<a>".padEnd(length, " "));

const inWords = async (archive: Blob): Promise<string[]> =>
  Promise.all(
    (await unpack(archive)).map(async (file) =>
      "content" in file ? `${file.path} = ${(await file.content.text()).trim()}` : `${file.path}: ${file.problem}`,
    ),
  );

describe("unpack", () => {
  it("returns the messages, and why the other files aren't unpacked", async () => {
    const archive = zip({
      "a/one.xml": strToU8("<one/>"),
      "a/cover.jpg": strToU8("JPEG"),
      "__MACOSX/a/._one.xml": strToU8("nothing"),
      "inner.zip": zipSync({ "x.xml": strToU8("<x/>") }),
      "long.xml": text(5001),
    });
    expect(await inWords(archive)).toEqual([
      "a/one.xml = <one/>",
      "a/cover.jpg: Not unpacked: its name does not end with “.xml”.",
      "inner.zip: An archive within an archive is not opened.",
      "long.xml: More than 1 MB.",
    ]);
  });

  it("refuses what isn't an archive, has too many files or unpacks to too much", async () => {
    await expect(unpack(new Blob(["<a/>"]))).rejects.toThrow("invalid zip data");
    const many = Object.fromEntries([1, 2, 3, 4, 5].map((number) => [`${number}.xml`, text(3)]));
    await expect(unpack(zip(many))).rejects.toThrow("it has more than 4 files, the limit");
    await expect(unpack(zip({ "a.xml": text(4500), "b.xml": text(4500) }))).rejects.toThrow("the limit is");
    await expect(unpack(new Blob([new Uint8Array(8001)]))).rejects.toThrow("it has more than");
  });

  /** The archive with another declared size for its only file. */
  const declare = (archive: Uint8Array, size: number): Blob => {
    const bytes = archive.slice();
    const view = new DataView(bytes.buffer);
    const directory = bytes.findLastIndex(
      (_, index) => index + 4 <= bytes.length && view.getUint32(index, true) === 0x02014b50,
    );
    view.setUint32(directory + 24, size, true);
    return new Blob([bytes as BlobPart]);
  };

  it("unpacks no more of a file than its archive declares", async () => {
    const bomb = zipSync({ "a.xml": text(4_000_000) }, { level: 9 });
    expect(bomb.length).toBeLessThan(8000);
    const [file] = await unpack(declare(bomb, 100));
    expect(file && "content" in file ? file.content.size : 0).toBeLessThanOrEqual(100);
  });

  it("reports which file is damaged, and returns the others", async () => {
    const archive = zipSync({ "a.xml": text(3000), "b.xml": strToU8("<b/>") }, { level: 9 });
    // An invalid type for the first block.
    archive[30 + "a.xml".length] = 0x07;
    expect(await inWords(new Blob([archive as BlobPart]))).toEqual([
      "a.xml: It cannot be unpacked: it is encrypted, or the archive is damaged.",
      "b.xml = <b/>",
    ]);
  });

  it("unpacks messages, schemas and rules alike", async () => {
    const archive = zip({ "a.xml": strToU8("<a/>"), "ern/a.xsd": strToU8("<xsd/>"), "b.SCH": strToU8("<sch/>") });
    const files = await unpack(archive);
    expect(files.flatMap((file) => ("content" in file ? file.path : []))).toEqual(["a.xml", "ern/a.xsd", "b.SCH"]);
  });

  it("doesn't unpack operating system files, however long", async () => {
    const hidden = Object.fromEntries([1, 2, 3, 4].map((number) => [`__MACOSX/${number}.xml`, text(4000)]));
    expect(await inWords(zip({ ...hidden, "a.xml": strToU8("<a/>") }))).toEqual(["a.xml = <a/>"]);
  });

  it("ignores hidden files, but no path that begins with a dot", async () => {
    const contents = { "./a.xml": text(3), ".b.xml": text(3), ".c/d.xml": text(3), "e/Thumbs.db": text(3) };
    const files = await unpack(zip(contents));
    expect(files.map(({ path }) => path)).toEqual(["a.xml"]);
  });

  it("doesn't open files whose names lead out of the archive, and reads backslashes as slashes", async () => {
    const why = "Not opened: its name leads out of the archive.";
    const contents = { "../../etc/a.xml": text(3), "/etc/b.xml": text(3), "..\\c.xml": text(3), "d\\e.xml": text(3) };
    expect(await inWords(zip(contents))).toEqual([
      `../../etc/a.xml: ${why}`,
      `/etc/b.xml: ${why}`,
      `..\\c.xml: ${why}`,
      "d/e.xml = <a>",
    ]);
  });

  it("reports that a file is encrypted", async () => {
    const archive = zipSync({ "a.xml": text(3000) }, { level: 9 });
    const view = new DataView(archive.buffer);
    const directory = archive.findLastIndex(
      (_, index) => index + 4 <= archive.length && view.getUint32(index, true) === 0x02014b50,
    );
    // The compression method of AES.
    view.setUint16(directory + 10, 99, true);
    expect(await inWords(new Blob([archive as BlobPart]))).toEqual([
      "a.xml: It cannot be unpacked: it is encrypted, or the archive is damaged.",
    ]);
  });
});
