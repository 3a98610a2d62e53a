import fc from "fast-check";

import { decodeErn, encodeErn } from "./encoding";
import { readSample } from "./read-sample";

const bytesOf = (...bytes: number[]) => new Uint8Array(bytes);
const latin = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

describe("decodeErn and encodeErn", () => {
  it("give the bytes back, whatever the text", () => {
    const text = fc.string({ unit: "grapheme" }).map((inside) => `<a>${inside}</a>`);
    fc.assert(
      fc.property(
        text,
        fc.constantFrom("utf-8" as const, "utf-16le" as const, "utf-16be" as const),
        (source, encoding) => {
          const marked = encoding === "utf-8" ? source : `\uFEFF${source}`;
          const bytes = encodeErn({ source: marked, encoding });
          expect(decodeErn(bytes)).toEqual({ source: marked, encoding });
        },
      ),
    );
    const bytes = encodeErn({ source: readSample("43-extensions.xml"), encoding: "utf-8" });
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(encodeErn(decodeErn(bytes))).toEqual(bytes);
  });

  it("refuse what they could not give back", () => {
    const codeOf = (bytes: Uint8Array) => {
      try {
        return decodeErn(bytes).encoding;
      } catch (error) {
        return (error as { code: string }).code;
      }
    };
    expect(codeOf(latin('<?xml version="1.0" encoding="ISO-8859-1"?><a>\u00e9</a>'))).toBe("encoding");
    expect(codeOf(latin("<a>\u00e9</a>"))).toBe("encoding");
    expect(codeOf(latin('<?xml version="1.0" encoding="UTF-16"?><a/>'))).toBe("encoding");
    expect(
      codeOf(encodeErn({ source: '\uFEFF<?xml version="1.0" encoding="UTF-8"?><a/>', encoding: "utf-16le" })),
    ).toBe("encoding");
    expect(codeOf(bytesOf(0xff, 0xfe, 0x3c))).toBe("encoding");
    expect(codeOf(latin('<?xml version="1.0" encoding="us-ascii"?><a/>'))).toBe("utf-8");
  });
});
