import fc from "fast-check";

import { readSample } from "../../test/read-sample";
import { countInTier } from "../../test/tier";
import { ErnError } from "../ern-error";
import type { ErnDocument } from "../types";
import { parseErn } from "../xml/parse-ern";
import { originOf } from "../xml/reparse";
import { checkDocument } from "./check-ern";

const PIECES = [
  ...["", "x", " ", "7", "Worldwide", "UserDefined", "&amp;", "\u00A0", "<!-- -->", "<![CDATA[ ]]>"],
  ...["<b/>", "<Title>x</Title>", "<ISRC>QZABC2600001</ISRC>", "<x:b xmlns:x='urn:x'/>", "<Deal/>", "<TerritoryCode/>"],
  ...["</Deal><Deal>", "</DealTerms><DealTerms>", "</ResourceGroup>", ' a="1"', ' IsMainRelease="no"', "<ern:b/>"],
];

const change = fc.record({
  where: fc.nat(),
  length: fc.oneof(fc.nat(3), fc.nat(40)),
  insert: fc.constantFrom(...PIECES),
});

const parse = (source: string, previous?: ErnDocument): ErnDocument | undefined => {
  try {
    return parseErn(source, { previous });
  } catch (error) {
    if (error instanceof ErnError) return undefined;
    throw error;
  }
};

describe("checkDocument with the document before a change", () => {
  it("finds what it finds in the whole message, whatever is changed", () => {
    let made = 0;
    const samples = ["43-five-mistakes.xml", "43-extensions.xml", "382-album.xml"].map(readSample);
    fc.assert(
      fc.property(fc.constantFrom(...samples), fc.array(change, { minLength: 1, maxLength: 8 }), (first, changes) => {
        let document = parseErn(first);
        checkDocument(document);
        for (const { where, length, insert } of changes) {
          const offset = where % (document.source.length + 1);
          const source = document.source.slice(0, offset) + insert + document.source.slice(offset + length);
          const changed = parse(source, document);
          if (!changed) continue;
          made += Number(originOf(changed)?.previous === document);
          expect(checkDocument(changed)).toEqual(checkDocument(parseErn(source)));
          document = changed;
        }
      }),
      { numRuns: countInTier(80, 3000) },
    );
    expect(made).toBeGreaterThan(countInTier(10, 1000));
  });

  it("finds what an element says of one that was emptied or filled", () => {
    const source = readSample("43-single.xml");
    const empty = source.replace(/(?<=<TitleText>)[^<]+/, "");
    const [before, after] = [source, empty].map((text) => checkDocument(parseErn(text)));
    expect(after).not.toEqual(before);
    let document = parseErn(source);
    checkDocument(document);
    for (const [text, found] of [
      [empty, after],
      [source, before],
    ] as const) {
      document = parseErn(text, { previous: document });
      expect(originOf(document)).toBeDefined();
      expect(checkDocument(document)).toEqual(found);
    }
  });
});
