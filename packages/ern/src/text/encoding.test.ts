import fc from "fast-check";

import { readSample } from "../../test/read-sample";
import { decodeErn, encodeErn } from "./encoding";

const bytesOf = (...bytes: number[]) => new Uint8Array(bytes);
const latin = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

describe("decodeErn and encodeErn", () => {
  it("restore the bytes, whatever the text", () => {
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

  it.each([
    ["iso-8859-1", "ISO-8859-1", [0xe9, 0x80, 0x9f, 0xff]],
    ["iso-8859-1", "latin1", [0xa0, 0xad]],
    ["windows-1252", "windows-1252", [0x80, 0x81, 0x8d, 0x9f, 0xff]],
    ["windows-1252", "CP1252", [0x93, 0x94]],
  ] as const)("read %s as %s, and restore each byte", (encoding, name, bytes) => {
    const head = latin(`<?xml version="1.0" encoding="${name}"?><a>`);
    const file = bytesOf(...head, ...bytes, ...latin("</a>"));
    const text = decodeErn(file);
    expect(text.encoding).toBe(encoding);
    expect(encodeErn(text)).toEqual(file);
    expect(text.source).toContain(encoding === "windows-1252" && bytes[0] === 0x80 ? "€" : "<a>");
  });

  it("restore every byte of the single-byte encodings", () => {
    fc.assert(
      fc.property(fc.uint8Array({ min: 1 }), fc.constantFrom("ISO-8859-1", "windows-1252"), (bytes, name) => {
        const file = bytesOf(...latin(`<?xml version="1.0" encoding="${name}"?>`), ...bytes);
        expect(encodeErn(decodeErn(file))).toEqual(file);
      }),
    );
  });

  it("write characters that an encoding lacks as references, or refuse them where none may be", () => {
    const declaration = '<?xml version="1.0" encoding="ISO-8859-1"?>';
    const encode = (source: string) =>
      decodeErn(encodeErn({ source: declaration + source, encoding: "iso-8859-1" })).source.slice(declaration.length);
    expect(encode("<a b='é €'>é 東 🎵 &amp;</a>")).toBe("<a b='é &#8364;'>é &#26481; &#127925; &amp;</a>");
    expect(encode('<a b="x > €"/>')).toBe('<a b="x > &#8364;"/>');
    for (const wrong of ["<!-- € --><a/>", "<a><![CDATA[€]]></a>", "<?p €?><a/>", "<東/>"]) {
      expect(() => encode(`\n${wrong}`)).toThrow(/which has no “[€東]”/);
    }
  });

  it("write the encoding that the declaration was changed to", () => {
    const source = '<?xml version="1.0" encoding="UTF-8"?><a>é€</a>';
    expect(encodeErn({ source, encoding: "iso-8859-1" })).toEqual(new Uint8Array(Buffer.from(source)));
    const latin1 = source.replace("UTF-8", "ISO-8859-1").replace("€", "");
    expect(encodeErn({ source: latin1, encoding: "utf-8" })).toEqual(latin(latin1));
    const wide = source.replace("UTF-8", "UTF-16");
    expect(decodeErn(encodeErn({ source: wide, encoding: "utf-8" }))).toEqual({
      source: `\uFEFF${wide}`,
      encoding: "utf-16le",
    });
    const shiftJis = source.replace("UTF-8", "Shift_JIS");
    expect(encodeErn({ source: shiftJis, encoding: "utf-8" })).toEqual(new Uint8Array(Buffer.from(shiftJis)));
  });

  it("recognise UTF-16 without a byte order mark", () => {
    for (const source of ["<a>é</a>", '<?xml version="1.0" encoding="UTF-16"?><a/>', "\n <a/>"]) {
      for (const encoding of ["utf-16le", "utf-16be"] as const) {
        const bytes = encodeErn({ source, encoding });
        expect(decodeErn(bytes)).toEqual({ source, encoding });
        expect(encodeErn(decodeErn(bytes))).toEqual(bytes);
      }
    }
  });

  const errorOf = (bytes: Uint8Array): string => {
    try {
      return decodeErn(bytes).encoding;
    } catch (error) {
      expect(error).toMatchObject({ code: "encoding", remedy: expect.stringMatching(/\w/) });
      return (error as Error).message;
    }
  };

  it("report the byte and the line of invalid UTF-8 or a NUL", () => {
    expect(errorOf(latin("<a>\n<b>caf\u00e9</b></a>"))).toBe(
      "The file has bytes that are not UTF-8: the first is byte 10, in line 2, 0xE9.",
    );
    const legal = new TextEncoder().encode("<a>\uFFFD€\r\n");
    expect(errorOf(bytesOf(...legal, 0xff))).toContain(`byte ${legal.length}, in line 2, 0xFF`);
    expect(errorOf(latin("<a>\r\nx\0</a>"))).toBe(
      "The file has a NUL, the character U+0000, which XML does not allow: byte 6, in line 2, column 2.",
    );
    expect(errorOf(bytesOf(0xff, 0xfe, 0x3c, 0, 0x3e))).toContain("byte 4, in line 1");
    expect(errorOf(bytesOf(0xff, 0xfe, 0x3c, 0, 0, 0xd8, 0x3e, 0))).toContain("not UTF-16LE: the first is byte 4");
    expect(errorOf(bytesOf(0xff, 0xfe, 0x3c, 0, 0, 0, 0x3e, 0))).toContain("byte 4, in line 1");
  });

  it("refuse what they couldn't restore, without contradicting themselves", () => {
    expect(errorOf(latin('<?xml version="1.0" encoding="Shift_JIS"?><a/>'))).toBe(
      "The message says that its encoding is Shift_JIS, which cannot be read; UTF-8, UTF-16, ISO-8859-1 and Windows-1252 can be.",
    );
    expect(errorOf(latin('<?xml version="1.0" encoding="UTF-16"?><a/>'))).toBe(
      "The message says that it is UTF-16, but it has one byte for each character, not two.",
    );
    const contradicting = {
      source: '\uFEFF<?xml version="1.0" encoding="Shift_JIS"?><a/>',
      encoding: "utf-16le",
    } as const;
    expect(errorOf(encodeErn(contradicting))).toBe("The file is UTF-16LE, but says that it is Shift_JIS.");
    expect(errorOf(latin('<?xml version="1.0" encoding="us-ascii"?><a/>'))).toBe("utf-8");
  });
});
