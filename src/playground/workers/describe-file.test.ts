import { type AdviceKind, checkAdvice, parseErn } from "@ddex-suite/ern";
import { readSample } from "@ddex-suite/ern/test/read-sample";

import { describeFile } from "./describe-file";

const describeText = (text: BlobPart, isChecked = false, advice: AdviceKind | "" = "") =>
  describeFile({ file: new Blob([text]), isChecked, advice });

describe("describeFile", () => {
  it("returns a summary of a message, and its problems on request", async () => {
    const source = readSample("43-broken.xml");
    const read = await describeText(source);
    expect(read).toMatchObject({ version: "ERN 4.3", diagnostics: null });
    expect(read.messageId).not.toBe("");
    expect(read.tracks).toBeGreaterThan(0);
    const checked = await describeText(source, true);
    expect(checked.diagnostics!.length).toBeGreaterThan(3);
  });

  it("returns what is asked for besides the standard, if the file is checked and can be read", async () => {
    const source = readSample("43-broken.xml");
    const { advice, diagnostics } = await describeText(source, true, "profile");
    expect(advice).toEqual(checkAdvice(parseErn(source), "profile"));
    expect(advice!.count).toBeGreaterThan(0);
    expect(diagnostics).toEqual((await describeText(source, true)).diagnostics);
    expect((await describeText(source, true, "hint")).advice).toMatchObject({ kind: "hint" });
    expect(await describeText(source, false, "profile")).not.toHaveProperty("advice");
    expect(await describeText("<a><b></a>", true, "profile")).not.toHaveProperty("advice");
  });

  it("reads UTF-16 and byte order marks, and reports unparsable XML as a problem", async () => {
    const utf16 = Buffer.from("\uFEFF<a/>", "utf16le");
    expect(await describeText(utf16)).toMatchObject({ version: "", diagnostics: null });
    expect(await describeText("\uFEFF\n <a/>")).toMatchObject({ diagnostics: null });
    expect((await describeText("<a><b></a>")).diagnostics).toEqual([
      expect.objectContaining({ severity: "error", code: "malformed" }),
    ]);
  });

  it.each<[BlobPart, string]>([
    ["", "isn’t an XML file"],
    ["notes", "isn’t an XML file"],
    [Buffer.from([0x89, 0x50, 0x4e, 0x47]), "This is a PNG image, not an ERN message."],
    ["[1, 2]", "This is JSON, not an ERN message."],
  ])("refuses %j, which isn't XML", async (bytes, words) => {
    await expect(describeText(bytes)).rejects.toThrow(words);
  });
});
