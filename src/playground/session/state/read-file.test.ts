import { encodeErn, type ErnEncoding } from "@ddex-suite/ern";

import { readMessageFile } from "./read-file";

const toFile = (bytes: Uint8Array): File => new File([bytes as BlobPart], "a.xml");
const filler = "é東🎵\r\n".repeat(120_000);

describe("readFile", () => {
  it.each(["utf-8", "utf-16le", "utf-16be"] as const)(
    "reads a long file of %s in slices as it would read the whole",
    async (encoding) => {
      const source = `${encoding === "utf-8" ? "" : "\uFEFF"}<a>${filler}</a>`;
      const read = await readMessageFile(toFile(encodeErn({ source, encoding })));
      expect(read.encoding).toBe(encoding);
      expect(String(read.source) === source).toBe(true);
    },
  );

  it("reads a long file in a single-byte encoding", async () => {
    const encoding: ErnEncoding = "windows-1252";
    const source = `<?xml version="1.0" encoding="${encoding}"?><a>${"€ é\n".repeat(200_000)}</a>`;
    const read = await readMessageFile(toFile(encodeErn({ source, encoding })));
    expect(read.encoding).toBe(encoding);
    expect(String(read.source) === source).toBe(true);
  });

  it("yields to the browser between slices", async () => {
    let turns = 0;
    const timer = setInterval(() => (turns += 1), 0);
    const bytes = encodeErn({ source: `<a>${filler}</a>`, encoding: "utf-8" });
    await readMessageFile(toFile(bytes));
    clearInterval(timer);
    expect(turns).toBeGreaterThanOrEqual(Math.floor(bytes.length / (256 * 1024)));
  });

  it("says what another file is", async () => {
    const words = async (...parts: [string | Uint8Array]) =>
      readMessageFile(new File(parts as BlobPart[], "a.xml")).catch(String);
    expect(await words('{"release": {}}')).toBe(
      "Error: a.xml: This is JSON, not an ERN message. To build a message from data, paste them into the view Build of the playground.",
    );
    expect(await words(new Uint8Array([0x1f, 0x8b, 8, 0]))).toMatch("This is a gzip archive, not an ERN message.");
    expect(await words("notes")).toMatch("a.xml isn't an XML file: an ERN message begins with “<”.");
  });

  it("reports the same for a long file as for a short one", async () => {
    const bytes = encodeErn({ source: `<a>\n${filler}</a>`, encoding: "utf-8" });
    const wrong = bytes.slice();
    wrong[bytes.length - 5] = 0xff;
    await expect(readMessageFile(toFile(wrong))).rejects.toThrow(/not UTF-8.*in line 120,00\d, 0xFF/);
    const nul = bytes.slice();
    nul[bytes.length - 5] = 0;
    await expect(readMessageFile(toFile(nul))).rejects.toThrow("The file has a NUL");
    const declared = encodeErn({
      source: `\uFEFF<?xml version="1.0" encoding="UTF-8"?><a>${filler}</a>`,
      encoding: "utf-8",
    });
    expect((await readMessageFile(toFile(declared))).encoding).toBe("utf-8");
    const notes = new TextEncoder().encode("notes ".repeat(100_000));
    await expect(readMessageFile(toFile(notes))).rejects.toThrow("a.xml isn't an XML file");
  });
});
