import { readDropped } from "./read-dropped";

const file = (fullPath: string) => ({
  isFile: true,
  isDirectory: false,
  fullPath,
  file: (take: (file: File) => void) => take(new File(["<a/>"], fullPath.split("/").at(-1)!)),
});
/** A folder that returns its entries in batches. */
const folder = (fullPath: string, ...batches: unknown[][]) => ({
  isFile: false,
  isDirectory: true,
  fullPath,
  createReader: () => {
    const left = [...batches];
    return { readEntries: (take: (entries: unknown[]) => void) => take(left.shift() ?? []) };
  },
});
const drop = (...entries: unknown[]): DataTransfer =>
  ({ files: [], items: entries.map((entry) => ({ webkitGetAsEntry: () => entry })) }) as unknown as DataTransfer;

describe("readDropped", () => {
  it("returns the files of dropped folders with their paths, from all batches", async () => {
    const inner = folder("/a/b", [file("/a/b/3.xml")]);
    const found = await readDropped(drop(folder("/a", [file("/a/1.xml")], [file("/a/2.xml"), inner]), file("/4.xml")));
    expect(found.map(({ webkitRelativePath }) => webkitRelativePath)).toEqual([
      "a/1.xml",
      "a/2.xml",
      "a/b/3.xml",
      "4.xml",
    ]);
  });

  it("returns files unchanged if no folder was dropped", async () => {
    const files = [new File([""], "a.xml")];
    expect(await readDropped({ files, items: [] } as unknown as DataTransfer)).toEqual(files);
    expect(await readDropped(null)).toEqual([]);
  });
});
