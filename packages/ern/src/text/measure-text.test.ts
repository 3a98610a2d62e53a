import type { ErnEncoding } from "../types";
import { encodeErn } from "./encoding";
import { measureText } from "./measure-text";

describe("measureText", () => {
  const text = "<a>é 東 \u{1F3B5}\r\n</a>";

  it.each(["utf-8", "utf-16le", "utf-16be", "iso-8859-1", "windows-1252"] satisfies ErnEncoding[])(
    "returns the size of the file in %s",
    (encoding) => {
      const declared = `<?xml version="1.0" encoding="${encoding}"?>${text}`;
      for (const source of [text, declared, `\uFEFF${text}`, declared.replace(encoding, "UTF-16")])
        expect(measureText({ source, encoding }).bytes).toBe(encodeErn({ source, encoding }).length);
    },
  );

  it("returns no size if the text can't be written", () => {
    expect(measureText({ source: "<a><!-- 東 --></a>", encoding: "iso-8859-1" }).bytes).toBeNull();
  });

  it.each([
    ["", null],
    ["<a/>", null],
    ["\n<a/>", "LF"],
    ["<a>\n\n</a>", "LF"],
    ["<a>\r\n\r\n</a>\r\n", "CRLF"],
    ["<a>\r\r</a>", "CR"],
    ["<a>\r\n\n</a>", "mixed"],
    ["<a>\r\r\n</a>", "mixed"],
  ])("reports that the lines of %j end with %s", (source, lineEnds) => {
    expect(measureText({ source, encoding: "utf-8" }).lineEnds).toBe(lineEnds);
  });
});
