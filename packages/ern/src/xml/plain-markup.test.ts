import fc from "fast-check";

import { arbitraryXml } from "../../test/arbitrary-xml";
import { readSample } from "../../test/read-sample";
import { countInTier } from "../../test/tier";
import type { NodeTable } from "../types";
import { assertWellFormed } from "./check-syntax";
import { CHECKED_ENDS, type MarkupEnds } from "./markup-ends";
import { PLAIN_ENDS } from "./plain-markup";
import { scanNodes, toWholePart } from "./scan-nodes";

const lastOf = <Result>(steps: Generator<unknown, Result>): Result => {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
};

const scan = (source: string, ends: MarkupEnds): NodeTable | undefined => lastOf(scanNodes(toWholePart(source), ends));

/** If it is plain, saxes must find no fault, and the nodes must be those of any other text. */
const isPlain = (source: string): boolean => {
  const nodes = scan(source, PLAIN_ENDS);
  if (!nodes) return false;
  expect(() => lastOf(assertWellFormed(source))).not.toThrow();
  expect(nodes).toEqual(scan(source, CHECKED_ENDS));
  return true;
};

/** Beginnings and ends of markup, and what may be wrong in it. */
const PIECES = [
  ..."<>&'\"=/!?-[]:; \n\r\u0000\uD800\uFFFE\uFEFF",
  ...[
    "]]>",
    "--",
    "-->",
    "<!--",
    "<![CDATA[",
    "<?",
    "?>",
    "</a>",
    "<a>",
    "<a/>",
    "</",
    "/>",
    "&#0;",
    "&#1114112;",
    "&x;",
  ],
  ...[
    ' a="',
    ' a="" a=""',
    ' xmlns:y="urn:x"',
    ' xmlns:y=""',
    ' xmlns="urn:x"',
    "y:",
    "x:",
    "xml:",
    "xmlns:",
    "é",
    "1",
  ],
  ...[
    ' xmlns:xml="urn:x"',
    ' x:b="" x:b=""',
    ' y:b=""',
    ' xmlns:y="urn:x" x:b="" y:b=""',
    '<?xml version="1.0"?>',
    "<?xml",
  ],
];

describe("PLAIN_ENDS", () => {
  it("takes the samples, so that nothing else looks at them", () => {
    for (const name of ["43-album.xml", "43-single.xml", "382-album.xml", "43-video.xml"])
      expect(isPlain(readSample(name))).toBe(true);
    expect(isPlain("\uFEFF<a b='&#233;&#xE9;&amp;'>]] 🎵<![CDATA[<]]><!-- - --><?b?></a >\n")).toBe(true);
  });

  it("takes nothing that saxes refuses, and finds the same nodes", () => {
    const changes = fc.array(fc.tuple(fc.nat(), fc.nat(3), fc.constantFrom(...PIECES)), { maxLength: 3 });
    let taken = 0;
    fc.assert(
      fc.property(arbitraryXml, changes, (source, list) => {
        const changed = list.reduce(
          (text, [where, length, piece]) => {
            const offset = where % (text.length + 1);
            return text.slice(0, offset) + piece + text.slice(offset + length);
          },
          source.replaceAll("Größe", "Size"),
        );
        taken += Number(isPlain(changed));
      }),
      { numRuns: countInTier(300, 20_000) },
    );
    expect(taken).toBeGreaterThan(countInTier(50, 4000));
  });

  it.each([
    "",
    "<>",
    "< a/>",
    "text",
    "<a/><a/>",
    "<a/>text",
    "<a></b>",
    "<a></ab>",
    "<a",
    "<a b/>",
    '<a b="<"/>',
    '<a b="&"/>',
    "<a>]]></a>",
    '<a b="1"c="2"/>',
    '<a b="1" b="2"/>',
    "<b:a/>",
    '<a b:c=""/>',
    '<a><b xmlns:c="urn:c"/><c:d/></a>',
    '<a xmlns:b="urn:b" xmlns:c="urn:b" b:d="" c:d=""/>',
    "<!-- -- --><a/>",
    "<a/><!DOCTYPE a>",
    "<![CDATA[a]]><a/>",
    ' <?xml version="1.0"?><a/>',
    "<a><?XML?></a>",
    '<?xml version="1.1"?><a/>',
    "<a>\u0001</a>",
    "<a><!--\uFFFF--></a>",
  ])("doesn't take %j", (source) => {
    expect(scan(source, PLAIN_ENDS)).toBeUndefined();
    expect(() => lastOf(assertWellFormed(source))).toThrow();
  });
});
