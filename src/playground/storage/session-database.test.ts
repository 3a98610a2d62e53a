import { toEditorText } from "../editor/text-pieces";
import { fromStoredText, toStoredText } from "./session-database";

describe("stored texts", () => {
  it("store a short text as a string and a long one as bytes, and restore both", async () => {
    const short = toEditorText("\uFEFF<a>\r\n</a>");
    expect(await toStoredText(short)).toBe("\uFEFF<a>\r\n</a>");
    const long = toEditorText(`\uFEFF<a>\r\n${"🎵".repeat(600_000)}\n</a>`);
    const stored = await toStoredText(long);
    expect(stored).toBeInstanceOf(Blob);
    expect(String(await fromStoredText(stored)) === String(long)).toBe(true);
  });

  it("return anything else unchanged", async () => {
    for (const value of ["text", undefined, 1]) expect(await fromStoredText(value)).toBe(value);
  });
});
