import fc from "fast-check";

import { arbitraryXml } from "../../test/arbitrary-xml";
import { readSample } from "../../test/read-sample";
import { countInTier } from "../../test/tier";
import { ErnError } from "../ern-error";
import { changeBetween } from "../text/change-between";
import type { ErnDocument } from "../types";
import { parseErn } from "./parse-ern";
import { reparse } from "./reparse";

/** A document without what depends on the order in which names were met. */
const facts = ({ nodes, ...document }: ErnDocument) => ({
  ...document,
  ...nodes,
  names: undefined,
  name: Array.from(nodes.name, (id) => nodes.names[id]),
});

const PIECES = [
  ...[
    "",
    "x",
    "y",
    " ",
    "&amp;",
    "&",
    "<",
    ">",
    "</",
    "/>",
    '"',
    "\r",
    "\n",
    "<!--",
    "-->",
    "]]>",
    "<![CDATA[",
    "<?p",
    "?>",
  ],
  ...["<b>y</b>", "<b/>", "<b>", "</b>", "<x:b/>", '<b xmlns:y="urn:y"><y:c/></b>', "<y:c/>", "<Deal><!-- --></Deal>"],
  ...["</Deal><Deal>", "</TitleText><TitleText>", ' a="1"', "\u0000"],
];

const change = fc.record({
  where: fc.nat(),
  length: fc.oneof(fc.nat(3), fc.nat(60)),
  insert: fc.constantFrom(...PIECES),
});

type Change = typeof change extends fc.Arbitrary<infer Value> ? Value : never;

const apply = (source: string, { where, length, insert }: Change): string => {
  const offset = where % (source.length + 1);
  return source.slice(0, offset) + insert + source.slice(offset + length);
};

const parsed = (source: string, previous?: ErnDocument): ErnDocument | ErnError => {
  try {
    return parseErn(source, { previous });
  } catch (error) {
    if (error instanceof ErnError) return error;
    throw error;
  }
};

/** Makes changes one after the other, and reads each text from the last one that could be read. Counts shortcuts. */
const follow = (first: string, changes: readonly Change[]): number => {
  let document = parseErn(first);
  let source = first;
  let shortcuts = 0;
  for (const nextChange of changes) {
    source = apply(source, nextChange);
    shortcuts += Number(reparse(document, source) !== undefined);
    const [whole, again] = [parsed(source), parsed(source, document)];
    if (whole instanceof ErnError) expect(again).toEqual(whole);
    else {
      expect(facts(again as ErnDocument)).toEqual(facts(whole));
      document = again as ErnDocument;
    }
    // A text that can't be read any more hides what other changes do.
    if (whole instanceof ErnError) source = document.source;
  }
  return shortcuts;
};

describe("parseErn with the document before a change", () => {
  it("returns what parsing the whole message does, whatever is changed", () => {
    let shortcuts = 0;
    fc.assert(
      fc.property(arbitraryXml, fc.array(change, { minLength: 1, maxLength: 5 }), (source, changes) => {
        shortcuts += follow(source, changes);
      }),
      { numRuns: countInTier(150, 5000) },
    );
    expect(shortcuts).toBeGreaterThan(countInTier(0, 700));
  });

  it("reads only what is around a change in a message", () => {
    const samples = ["43-single.xml", "382-album.xml"].map(readSample);
    let shortcuts = 0;
    fc.assert(
      fc.property(fc.constantFrom(...samples), fc.array(change, { minLength: 1, maxLength: 5 }), (source, changes) => {
        shortcuts += follow(source, changes);
      }),
      { numRuns: countInTier(50, 2000) },
    );
    expect(shortcuts).toBeGreaterThan(countInTier(0, 400));
  });

  it("takes changes over several unreadable texts together", () => {
    const source = readSample("43-single.xml");
    const document = parseErn(source);
    const typed = source.replace("<TitleText>", "<TitleText>a<b>c</b>");
    expect(reparse(document, typed)).toBeDefined();
    expect(facts(parseErn(typed, { previous: document }))).toEqual(facts(parseErn(typed)));
  });

  it("reads a name again whose prefix isn't declared there", () => {
    const document = parseErn('<a xmlns:x="urn:x"><b><c>text</c></b><d>more text and more</d></a>');
    expect(reparse(document, document.source.replace("text<", "<x:e/><"))).toBeDefined();
    expect(reparse(document, document.source.replace("text<", "<y:e/><"))).toBeUndefined();
  });
});

describe("changeBetween", () => {
  it("finds the range that differs", () => {
    const text = "0123456789".repeat(30_000);
    const changed = `${text.slice(0, 150_000)}abc${text.slice(150_001)}`;
    expect(changeBetween(text, changed)).toEqual({ from: 150_000, to: 150_001 });
    expect(changeBetween(text, text)).toEqual({ from: text.length, to: text.length });
    expect(changeBetween("", "a")).toEqual({ from: 0, to: 0 });
    expect(changeBetween("aa", "a")).toEqual({ from: 1, to: 2 });
  });
});
