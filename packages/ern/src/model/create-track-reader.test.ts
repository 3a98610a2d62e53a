import fc from "fast-check";

import { arbitraryMessage } from "../../test/arbitrary-message";
import { arbitraryXml } from "../../test/arbitrary-xml";
import { messageKinds } from "../../test/message-kinds";
import { readSample } from "../../test/read-sample";
import { countInTier } from "../../test/tier";
import { ERN_VERSIONS, type ErnTrackRow, FLAT_COLUMNS } from "../model-types";
import { parseErn } from "../xml/parse-ern";
import { createTrackReader, type ReadTracks } from "./create-track-reader";
import { listTracks } from "./list-tracks";
import { readMessage } from "./read-message";
import { type MessageSummary, summarizeMessage } from "./summarize-message";

const toTexts = (rows: Iterable<Pick<ErnTrackRow, "cells">>): string[][] =>
  [...rows].map(({ cells }) => FLAT_COLUMNS.map(([column]) => JSON.stringify(cells[column].map(({ value }) => value))));

const toPlain = ({ message, releases, rows }: ReadTracks): [MessageSummary, string[][]] => {
  const texts = toTexts(rows);
  return [summarizeMessage(message, { releases, tracks: texts.length }), texts];
};

const readAtOnce = (source: string): [MessageSummary, string[][]] => {
  const message = readMessage(parseErn(source));
  return toPlain({ message, releases: message.releases.length, rows: listTracks(message) });
};

/** What a message in pieces has, whose parts are read one by one unless more are read at once. */
const readPieces = (pieces: readonly string[], atOnce = 1): [MessageSummary, string[][]] => {
  const { write, end } = createTrackReader(atOnce);
  pieces.forEach(write);
  return toPlain(end());
};

/** A text in pieces of one length. */
const inPieces = (source: string, length: number): string[] =>
  Array.from({ length: Math.ceil(source.length / length) }, (_, index) =>
    source.slice(index * length, (index + 1) * length),
  );

const NAME = "ern:NewReleaseMessage";

/** A message with what may be cut in two: a surrogate pair, line ends, entities, CDATA, a comment, a byte order mark. */
const tricky = `\uFEFF<?xml version="1.0"?>\r\n<!-- <ResourceList> --><${NAME} xmlns:ern='http://ddex.net/xml/ern/43'
 LanguageAndScriptCode="en">\r\n<MessageHeader><MessageId>M &amp; 1</MessageId><MessageRecipient><PartyName><FullName>Shop</FullName></PartyName>
</MessageRecipient><MessageRecipient><PartyId>P2</PartyId></MessageRecipient></MessageHeader><PartyList><Party><PartyReference>P1</PartyReference><PartyName><FullName>A &gt; 🎵</FullName></PartyName></Party></PartyList>
<ResourceList><SoundRecording><ResourceReference>A1</ResourceReference><DisplayTitleText>Boats &amp;&#233; 🎵<![CDATA[ </ResourceList> ]]></DisplayTitleText>
<DisplayArtist><ArtistPartyReference>P1</ArtistPartyReference></DisplayArtist></SoundRecording></ResourceList><CueSheetList/><ReleaseList><Release>
<ReleaseReference>R0</ReleaseReference><ResourceGroup><SequenceNumber>1</SequenceNumber><ResourceGroupContentItem><SequenceNumber>2</SequenceNumber>
<ReleaseResourceReference>A1</ReleaseResourceReference></ResourceGroupContentItem><!-- 🎵 --><ResourceGroupContentItem><ReleaseResourceReference> A2
</ReleaseResourceReference></ResourceGroupContentItem></ResourceGroup></Release></ReleaseList></${NAME} >\r\n`;

describe("createTrackReader", () => {
  it.each(Object.entries(messageKinds).filter(([kind]) => !/cut off|not XML/.test(kind)))(
    "reads what the whole message has: %s",
    (_, source) => {
      const expected = readAtOnce(source);
      for (const length of [1, 7, 1000, source.length]) expect(readPieces(inPieces(source, length))).toEqual(expected);
    },
  );

  it("reads a message that is cut in two anywhere", () => {
    const expected = readAtOnce(tricky);
    const [summary, rows] = expected;
    expect(summary).toMatchObject({ version: "4.3", messageId: "M & 1", recipients: ["Shop", "P2"], tracks: 2 });
    expect(rows.map((row) => row[15])).toEqual(['["Boats &é 🎵 </ResourceList>"]', "[]"]);
    expect(rows[0]![17]).toBe('["A > 🎵"]');
    for (let cut = 0; cut <= tricky.length; cut += 1)
      expect(readPieces([tricky.slice(0, cut), tricky.slice(cut)], cut % 3 === 0 ? 1000 : 1)).toEqual(expected);
  });

  it("reads any well-formed message", () => {
    const { anything } = { anything: fc.oneof(arbitraryXml, ...ERN_VERSIONS.map(arbitraryMessage)) };
    fc.assert(
      fc.property(
        anything,
        fc.integer({ min: 1, max: 200 }),
        fc.constantFrom(1, 300, 65_536),
        (source, length, most) => {
          expect(readPieces(inPieces(source, length), most)).toEqual(readAtOnce(source));
        },
      ),
      { numRuns: countInTier(60, 2000) },
    );
  });

  it.each([
    ["is cut off", messageKinds["cut off in a deal"]],
    ["has a mistake at its end", readSample("43-single.xml").replace(/<\/ern:NewReleaseMessage>\s*$/, "</a>")],
    ["has a DTD", `<!DOCTYPE a>${readSample("43-single.xml").replace(/^.*\?>/, "")}`],
    [
      "has parties after what refers to them",
      tricky.replace(/(<PartyList>.*<\/PartyList>)(.*)(<CueSheetList)/s, "$2$1$3"),
    ],
    [
      "has two namespaces of one prefix",
      tricky.replace(
        /<(Party|Release)>/g,
        (_, name) => `<${name} xmlns:o="${name === "Party" ? "http://ddex.net/xml/ern/43" : "urn:o"}">`,
      ),
    ],
  ])("refuses a message that %s", (_, source) => {
    expect(() => readPieces(inPieces(source, 100))).toThrow(expect.objectContaining({ name: "ErnError" }));
  });
});
