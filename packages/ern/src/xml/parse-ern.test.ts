import fc from "fast-check";
import { SaxesParser } from "saxes";

import { arbitraryXml } from "../../test/arbitrary-xml";
import { countInTier } from "../../test/tier";
import { ErnError } from "../ern-error";
import { LIMITS } from "../limits";
import { listAttributes } from "./attributes";
import { isElement, nameOf, textOf } from "./nodes";
import { parseErn, parseErnInSlices } from "./parse-ern";
import { buildErn } from "./tokens";

const errorOf = (source: string): ErnError => {
  try {
    parseErn(source);
  } catch (error) {
    if (error instanceof ErnError) return error;
    throw error;
  }
  throw new Error("It was parsed.");
};

/** What saxes alone reads from a document. */
const readWithSaxes = (source: string) => {
  const found: { name: string; attributes: [string, string][]; text: string }[] = [];
  const open: typeof found = [];
  const parser = new SaxesParser();
  parser.on("opentag", ({ name, attributes }) => {
    const element = { name, attributes: Object.entries(attributes), text: "" };
    found.push(element);
    open.push(element);
  });
  const addText = (text: string) => {
    const element = open.at(-1);
    if (element) element.text += text;
  };
  parser.on("text", addText);
  parser.on("cdata", addText);
  parser.on("closetag", () => open.pop());
  parser.write(source).close();
  return found;
};

describe("parseErn", () => {
  it("preserves every document exactly", () => {
    fc.assert(
      fc.property(arbitraryXml, (source) => buildErn(parseErn(source)) === source),
      { numRuns: countInTier(200, 2000) },
    );
  });

  it("finds the elements, attributes and texts that saxes finds", () => {
    fc.assert(
      fc.property(arbitraryXml, (source) => {
        const document = parseErn(source);
        const elements = Array.from({ length: document.nodes.count }, (_, node) => node)
          .filter((node) => isElement(document, node))
          .map((node) => ({
            name: nameOf(document, node),
            attributes: listAttributes(document, node).map(({ name, value }) => [name, value]),
            text: textOf(document, node),
          }));
        expect(elements).toEqual(readWithSaxes(source));
      }),
      { numRuns: countInTier(200, 2000) },
    );
  });

  it.each(["<?p", "<?p ", "<?p ?", "<?p ?\r", "<?p ?\uD800", "<!--", "<![CDATA[", "<a b='"])(
    "reports that a message ends too early in %j",
    (end) => {
      expect(() => parseErn(`<a>${end}`)).toThrow(ErnError);
    },
  );

  it.each(["<a>\uD83C<b/></a>", "<a b='\uD83C'/>", "<a>\uDF00</a>", "<a><!--\uD83C--></a>"])(
    "reports half of a character, whatever comes after it, in %j",
    (source) => {
      expect(() => parseErn(source)).toThrow(/The character U\+D(83C|F00) is not allowed in XML/);
    },
  );

  it("throws only ErnError, whatever is broken", () => {
    const piece = fc.constantFrom(
      "<",
      ">",
      "&",
      "</a>",
      "<!DOCTYPE a>",
      '"',
      "]]>",
      "--",
      "\u0000",
      "\uD800",
      "<?xml?>",
      "",
    );
    fc.assert(
      fc.property(arbitraryXml, fc.nat(), fc.nat(8), piece, (source, where, length, insert) => {
        const offset = where % source.length;
        const broken = source.slice(0, offset) + insert + source.slice(offset + length);
        try {
          expect(buildErn(parseErn(broken))).toBe(broken);
        } catch (error) {
          if (!(error instanceof ErnError)) throw error;
          expect(error.remedy).not.toBe("");
          expect(error.offset).toBeLessThanOrEqual(broken.length);
        }
      }),
      { numRuns: countInTier(200, 2000) },
    );
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (source) => {
        expect(() => buildErn(parseErn(`<a>${source}`))).toThrow(ErnError);
      }),
    );
  });

  it("reports where the markup is wrong and what to do", () => {
    const error = errorOf("<a>\n  <b>text</c>\n</a>");
    expect(error).toMatchObject({ code: "malformed", line: 2, column: 10 });
    expect(error.message).toBe("The closing tag </c> does not match <b>, which is open.");
    expect(errorOf("<a>\r\n<x:b/></a>")).toMatchObject({ line: 2, remedy: expect.stringContaining("xmlns:x") });
    expect(errorOf("")).toMatchObject({ code: "malformed", line: 1, column: 1 });
    expect(errorOf("<a>")).toMatchObject({ message: "The element <a> is never closed." });
  });

  it("refuses document types, custom entities and XML 1.1", () => {
    const bomb = '<?xml version="1.0"?>\n<!DOCTYPE a [<!ENTITY b "b"><!ENTITY c "&b;&b;">]>\n<a>&c;</a>';
    expect(errorOf(bomb)).toMatchObject({ code: "doctype", line: 2, column: 1 });
    expect(errorOf("<!-- <!DOCTYPE a> -->\n<!DOCTYPE a>\n<a/>")).toMatchObject({ code: "doctype", line: 2, column: 1 });
    expect(errorOf('<!DOCTYPE a SYSTEM "file:///etc/passwd"><a/>')).toMatchObject({ code: "doctype" });
    expect(errorOf("<a>&c;</a>")).toMatchObject({ code: "malformed" });
    expect(errorOf('<?xml version="1.1"?><a/>')).toMatchObject({ code: "malformed" });
  });

  it("enforces its limits", () => {
    const nested = (depth: number) => "<a>".repeat(depth) + "</a>".repeat(depth);
    expect(parseErn(nested(LIMITS.depth)).nodes.count).toBe(LIMITS.depth + 1);
    expect(errorOf(nested(LIMITS.depth + 1))).toMatchObject({ code: "limit" });
    const withAttributes = (count: number) =>
      `<a ${Array.from({ length: count }, (_, index) => `b${index}=""`).join(" ")}/>`;
    expect(parseErn(withAttributes(LIMITS.attributes)).root).toBe(1);
    expect(errorOf(withAttributes(LIMITS.attributes + 1))).toMatchObject({ code: "limit" });
    expect(errorOf(`<${"a".repeat(LIMITS.nameLength + 1)}/>`)).toMatchObject({ code: "limit" });
  });

  it("reports its progress and can be cancelled", async () => {
    const source = `<a>${"<b>text</b>".repeat(50_000)}</a>`;
    const parts: number[] = [];
    parseErn(source, { onProgress: (part) => parts.push(part) });
    expect(parts.length).toBeGreaterThan(5);
    expect(parts).toEqual([...parts].sort((a, b) => a - b));
    expect(parts.at(-1)).toBe(1);

    const signal = { aborted: false };
    const long = `<a>${"<b>text</b>".repeat(400_000)}</a>`;
    const parsing = parseErnInSlices(long, { signal, onProgress: () => (signal.aborted = true) });
    await expect(parsing).rejects.toMatchObject({ code: "cancelled" });
    await expect(parseErnInSlices("<a/>")).resolves.toMatchObject({ root: 1 });
  });
});
