import { toText } from "../editor/to-text";
import { fromStoredText, toStoredText } from "./stored-text";

describe("stored texts", () => {
  it("stores a short text as a string, a long one as bytes, and gives both back", async () => {
    const short = toText("\uFEFF<a>\r\n</a>");
    expect(await toStoredText(short)).toBe("\uFEFF<a>\r\n</a>");
    const long = toText(`\uFEFF<a>\r\n${"🎵".repeat(600_000)}\n</a>`);
    const stored = await toStoredText(long);
    expect(stored).toBeInstanceOf(Blob);
    expect(String(await fromStoredText(stored)) === String(long)).toBe(true);
  });

  it("leaves what is no bytes to those who know sessions", async () => {
    for (const value of ["text", undefined, 1]) expect(await fromStoredText(value)).toBe(value);
  });
});
