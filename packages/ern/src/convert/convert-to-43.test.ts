import { readFileSync } from "node:fs";
import path from "node:path";

import fc from "fast-check";

import { ernSampleFiles, ernSamples } from "../../test/ern-samples";
import { readSample } from "../../test/read-sample";
import { countInTier } from "../../test/tier";
import { checkErn } from "../check/check-ern";
import { ErnError } from "../ern-error";
import { isElement, textOf } from "../xml/nodes";
import { parseErn } from "../xml/parse-ern";
import { findNode } from "../xml/paths";
import type { Conversion, ConversionItem, Outcome } from "./conversion";
import { convertErn } from "./convert-to-43";

const album = readSample("382-album.xml");

const convert = (source: string): Conversion => convertErn(parseErn(source), "4.3");

/** The album with some of its text replaced. */
const changed = (...replacements: readonly (readonly [string, string])[]): string =>
  replacements.reduce((source, [from, to]) => {
    expect(source).toContain(from);
    return source.replace(from, to);
  }, album);

const itemsAt = ({ items }: Conversion, end: string): ConversionItem[] =>
  items.filter(({ path }) => path?.endsWith(end));

const outcomesAt = (conversion: Conversion, end: string): Outcome[] =>
  itemsAt(conversion, end).map(({ outcome }) => outcome);

const countElements = (source: string): number => {
  const document = parseErn(source);
  return Array.from({ length: document.nodes.count }, (_, node) => node).filter((node) => isElement(document, node))
    .length;
};

/** The number of elements of the old message that the list covers. */
const countItems = ({ items }: Conversion): number =>
  items.reduce((sum, { path, count }) => sum + (path ? count : 0), 0);

/** Expects carried values to be unchanged in the new message, at their targets. */
const expectTargets = ({ source, items }: Conversion): void => {
  const document = parseErn(source);
  for (const { outcome, path, target, value } of items) {
    if (!target) continue;
    const node = findNode(document, target);
    expect([target, node]).toEqual([target, expect.any(Number)]);
    if (outcome !== "carried" || value === undefined || path!.includes("@")) continue;
    const text = textOf(document, node!);
    // An empty element may have got children, with white space between them.
    expect(value === "" ? text.trim() : text).toBe(value);
  }
};

const periodOf = (inside: string): string => `<ValidityPeriod>${inside}</ValidityPeriod>`;

/** What is in the first period of a converted message. */
const periodIn = ({ source }: Conversion): string =>
  /<ValidityPeriod>\s*([^]*?)\s*<\/ValidityPeriod>/.exec(source)![1]!.replace(/>\s+</g, "> <");

const SECOND_TERRITORY = `</SoundRecordingDetailsByTerritory>
			<SoundRecordingDetailsByTerritory>
				<TerritoryCode>DE</TerritoryCode>
				<TerritoryCode>AT</TerritoryCode>
				<Title TitleType="DisplayTitle"><TitleText>Nordfenster</TitleText></Title>
				<DisplayArtist SequenceNumber="1"><PartyName><FullName>Ina Beispiel</FullName></PartyName><ArtistRole>MainArtist</ArtistRole></DisplayArtist>
				<DisplayArtist SequenceNumber="2"><PartyName><FullName>Jo Probe</FullName></PartyName><ArtistRole>FeaturedArtist</ArtistRole></DisplayArtist>
			</SoundRecordingDetailsByTerritory>`;

describe("convertErn", () => {
  it("returns an ERN 4.3 message that passes the checks", () => {
    const { source } = convert(album);
    expect(source).toContain('xmlns:ern="http://ddex.net/xml/ern/43"');
    expect(checkErn(source)).toEqual([]);
  });

  it("writes the type of a main release that is a track's as 4.3 does", () => {
    const conversion = convert(
      changed(["<ReleaseType>Album</ReleaseType>", "<ReleaseType>TrackRelease</ReleaseType>"]),
    );
    const [item] = itemsAt(conversion, "/ReleaseType");
    expect(item).toMatchObject({ outcome: "changed", why: "4.3 calls it SingleResourceRelease." });
    expect(conversion.source).toContain("<ReleaseType>SingleResourceRelease</ReleaseType>");
  });

  it("reports what happened to every element of the old message", () => {
    const conversion = convert(album);
    expect(countItems(conversion)).toBe(countElements(album));
    expect(
      conversion.items.filter(({ outcome, why }) => outcome !== "carried" && outcome !== "changed" && !why),
    ).toEqual([]);
    expect(outcomesAt(conversion, "/MessageId")).toEqual(["carried"]);
    expect(itemsAt(conversion, "/UpdateIndicator")).toEqual([
      expect.objectContaining({
        outcome: "dropped",
        value: "OriginalMessage",
        why: expect.stringContaining("replaces"),
      }),
    ]);
  });

  it("reports the new path of each carried part", () => {
    const conversion = convert(album);
    const [isrc] = itemsAt(conversion, "/SoundRecording[1]/SoundRecordingId/ISRC");
    expect(isrc?.target).toBe(
      "/NewReleaseMessage/ResourceList/SoundRecording[1]/SoundRecordingEdition/ResourceId/ISRC",
    );
    expect(album.slice(isrc!.offset)).toMatch(/^<ISRC>QZABC2600031</);
  });

  it("turns territory details into attributes, and leaves what 4.3 can't express undecided", () => {
    const conversion = convert(changed(["</SoundRecordingDetailsByTerritory>", SECOND_TERRITORY]));
    for (const territory of ["DE", "AT"]) {
      expect(conversion.source).toContain(
        `<DisplayTitleText ApplicableTerritoryCode="${territory}" IsDefault="false">Nordfenster</DisplayTitleText>`,
      );
    }
    const details = "/SoundRecording[1]/SoundRecordingDetailsByTerritory[2]";
    expect(outcomesAt(conversion, `${details}/DisplayArtist[1]`)).toEqual(["changed"]);
    expect(outcomesAt(conversion, `${details}/DisplayArtist[2]`)).toEqual(["decide"]);
    expect(checkErn(conversion.source)).toEqual([]);
  });

  it("writes a first publication as each kind of resource has it in 4.3", () => {
    const dated = changed([
      "<ParentalWarningType>",
      "<OriginalResourceReleaseDate>2020-02-01</OriginalResourceReleaseDate><ParentalWarningType>",
    ]);
    const recording = convert(dated).source;
    expect(recording).toMatch(/<FirstPublicationDate [^>]*>2020-02-01<\/FirstPublicationDate>/);
    expect(checkErn(recording)).toEqual([]);
    const video = convert(dated.replaceAll("SoundRecording", "Video")).source;
    expect(video).toMatch(/<FirstPublicationDate [^>]*>\s*<FulfillmentDate>2020-02-01<\/FulfillmentDate>/);
    expect(checkErn(video).filter(({ code }) => code !== "value")).toEqual([]);
  });

  it("takes missing display artists from the track's release, the release or the only artist", () => {
    const shown = "<DisplayArtistName>Beispiel &amp; Probe</DisplayArtistName>";
    const nameless = album.replace(/<DisplayArtistName>.*?<\/DisplayArtistName>/g, "");
    const only = convert(nameless);
    expect(only.source).toContain('<DisplayArtistName IsDefault="true">Ina Beispiel</DisplayArtistName>');
    expect(only.items.filter(({ outcome, target }) => outcome === "decide" && target?.endsWith("Name"))).toEqual([]);

    const track = nameless.indexOf("</TerritoryCode>", nameless.lastIndexOf("<ReleaseDetailsByTerritory>")) + 16;
    const ofTrack = convert(nameless.slice(0, track) + shown + nameless.slice(track));
    expect(itemsAt(ofTrack, "/DisplayArtistName")).toEqual([
      expect.objectContaining({
        outcome: "changed",
        target: expect.stringMatching(/SoundRecording(\[\d\])?\/DisplayArtistName/),
      }),
    ]);

    const guest = `<DisplayArtist SequenceNumber="2"><PartyName><FullName>Jo Probe</FullName></PartyName><ArtistRole>MainArtist</ArtistRole></DisplayArtist>`;
    const both = nameless.replace(/(<DisplayArtist [^]*?<\/DisplayArtist>)/g, `$1${guest}`);
    expect(
      convert(both).items.filter(({ outcome, target }) => outcome === "decide" && target?.endsWith("Name")),
    ).not.toEqual([]);
    const details = both.indexOf("<ReleaseDetailsByTerritory>") + "<ReleaseDetailsByTerritory>".length;
    const ofRelease = convert(both.slice(0, details) + shown + both.slice(details));
    expect(ofRelease.items.filter(({ outcome, target }) => outcome === "decide" && target?.endsWith("Name"))).toEqual(
      [],
    );
    expect(ofRelease.source.match(/>Beispiel &amp; Probe</g)!.length).toBeGreaterThan(1);
  });

  it("leaves an attribute to be decided if the new element has another value for it", () => {
    const end = "</ReleaseDetailsByTerritory>";
    const date = changed([end, `<ReleaseDate TerritoryCode="DE">2026-12-04</ReleaseDate>${end}`]);
    expect(outcomesAt(convert(date), "/ReleaseDate/@TerritoryCode")).toEqual(["decide"]);
  });

  it("lists a party once, however often it's referenced", () => {
    const { source } = convert(album);
    expect(source.match(/<FullName>Ina Beispiel</g)).toHaveLength(1);
    expect(source.match(/<ArtistPartyReference>P1</g)!.length).toBeGreaterThan(2);
  });

  it("puts each party identifier into the element for its type", () => {
    const party = "<FullName>Max Muster</FullName>\n\t\t\t\t\t</PartyName>";
    const ids = `<PartyId IsISNI="true">0000000121032683</PartyId><PartyId Namespace="urn:house">muster</PartyId>`;
    const { source } = convert(changed([party, party + ids]));
    expect(source).toContain("<ISNI>0000000121032683</ISNI>");
    expect(source).toContain('<ProprietaryId Namespace="urn:house">muster</ProprietaryId>');
  });

  it("turns values that 4.3 doesn't have into the sender's own, to be decided", () => {
    const conversion = convert(changed(["<UseType>OnDemandStream</UseType>", "<UseType>AsPerContract</UseType>"]));
    expect(conversion.source).toContain(
      '<UseType Namespace="DPID:PADPIDA20261120019" UserDefinedValue="AsPerContract">UserDefined</UseType>',
    );
    expect(outcomesAt(conversion, "/UseType[1]")).toEqual(["decide"]);
  });

  it("makes a deal for each usage if usages differ in more than their types", () => {
    const usage = "<Usage><UseType>Stream</UseType><UserInterfaceType>KioskBased</UserInterfaceType></Usage>";
    const { source } = convert(changed(["</Usage>", `</Usage>${usage}`]));
    expect(source.match(/<Deal>/g)).toHaveLength(2);
    expect(source.match(/<StartDateTime>2026-12-04T00:00:00</g)).toHaveLength(2);
    expect(checkErn(source)).toEqual([]);
  });

  it("leaves a takedown to be decided, because no 4.3 deal ends other deals", () => {
    const usage = album.slice(album.indexOf("<Usage>"), album.indexOf("</Usage>") + "</Usage>".length);
    const conversion = convert(changed([usage, "<TakeDown>true</TakeDown>"]));
    expect(conversion.source).not.toContain("<DealList>");
    expect(outcomesAt(conversion, "/ReleaseDeal/Deal")).toEqual(["decide"]);
  });

  it("moves previews into the release's visibility", () => {
    const { source } = convert(
      changed([
        "</ValidityPeriod>",
        "</ValidityPeriod><ReleaseDisplayStartDate>2026-11-27</ReleaseDisplayStartDate><TrackListingPreviewStartDate>2026-11-28</TrackListingPreviewStartDate>",
      ]),
    );
    expect(source).toContain("<ReleaseVisibilityReference>V1</ReleaseVisibilityReference>");
    expect(source).toContain("<FullTrackListingPreviewStartDateTime>2026-11-28T00:00:00<");
    expect(checkErn(source)).toEqual([]);
  });

  it("keeps one release besides the tracks', and leaves others and their deals to be decided", () => {
    const extraRelease = `<Release><ReleaseId><ICPN>4006381333931</ICPN></ReleaseId><ReleaseReference>R7</ReleaseReference><ReferenceTitle><TitleText>Other</TitleText></ReferenceTitle></Release></ReleaseList>`;
    const deal = "<DealReleaseReference>R1</DealReleaseReference>";
    const conversion = convert(
      changed(["</ReleaseList>", extraRelease], [deal, `${deal}<DealReleaseReference>R7</DealReleaseReference>`]),
    );
    expect(outcomesAt(conversion, "/ReleaseList/Release[3]")).toEqual(["decide"]);
    expect(outcomesAt(conversion, "/DealReleaseReference[3]")).toEqual(["decide"]);
    expect(checkErn(conversion.source)).toEqual([]);
  });

  it("orders a release without a group by its list of resources", () => {
    const group = album.slice(album.indexOf("<ResourceGroup>"), album.lastIndexOf("</ResourceGroup>") + 16);
    const { source } = convert(changed([group, ""]));
    expect(source).toMatch(/<SequenceNumber>2<\/SequenceNumber>\s*<ReleaseResourceReference>A2</);
    expect(source).toContain('<LinkedReleaseResourceReference LinkDescription="CoverArt">A3<');
    expect(checkErn(source)).toEqual([]);
  });

  it("lists everything that it drops: extensions, stray text and comments", () => {
    const conversion = convert(
      changed(
        [
          "<Duration>PT4M1S</Duration>",
          "<Duration>PT4M1S</Duration><x:Mood xmlns:x='urn:x'>calm</x:Mood><!-- check -->",
        ],
        [
          "<PartyName>\n\t\t\t\t<FullName>Example Label</FullName>\n\t\t\t</PartyName>",
          "<PartyName>Example Label</PartyName>",
        ],
      ),
    );
    expect(itemsAt(conversion, "/Mood")).toEqual([expect.objectContaining({ outcome: "decide", value: "calm" })]);
    expect(conversion.items.filter(({ value }) => value === "<!-- check -->").map(({ outcome }) => outcome)).toEqual([
      "dropped",
    ]);
    expect(conversion.source).toContain("<FullName>Example Label</FullName>");
    expect(outcomesAt(conversion, "/MessageSender/PartyName")).toEqual(["changed"]);
  });

  it.each([
    ["", "<StartDateTime>2026-11-20T10:00:00Z</StartDateTime>"],
    ["<EndDate>2026-12</EndDate>", "<StartDate>2026-11-20</StartDate> <EndDate>2026-12</EndDate>"],
    [
      "<EndDate>2026-12-31</EndDate>",
      "<StartDateTime>2026-11-20T10:00:00Z</StartDateTime> <EndDateTime>2027-01-01T00:00:00</EndDateTime>",
    ],
  ])("adds a start to a period with %p", (inside, expected) => {
    const created = album.replace(/(<MessageCreatedDateTime>)[^<]*/, "$12026-11-20T10:00:00Z");
    const conversion = convert(created.replace(/<ValidityPeriod>[^]*?<\/ValidityPeriod>/, periodOf(inside)));
    expect(periodIn(conversion)).toBe(expected);
    expect(checkErn(conversion.source)).toEqual([]);
    expectTargets(conversion);
  });

  it.each([
    ["<StartDate>2026-12</StartDate>", "<StartDate>2026-12</StartDate>", ["carried"]],
    [
      '<StartDate TerritoryCode="DE">2026-12-04</StartDate><EndDate>2026-12-31</EndDate>',
      '<StartDateTime ApplicableTerritoryCode="DE">2026-12-04T00:00:00</StartDateTime> <EndDateTime>2027-01-01T00:00:00</EndDateTime>',
      ["changed"],
    ],
    [
      "<StartDate>2026-12-04</StartDate><EndDate>9999-12-31</EndDate>",
      "<StartDateTime>2026-12-04T00:00:00</StartDateTime> <EndDateTime>9999-12-31T24:00:00</EndDateTime>",
      ["changed"],
    ],
    [
      "<StartDate>2026-12-04</StartDate><EndDate>2027</EndDate>",
      "<StartDate>2026-12-04</StartDate> <EndDate>2027</EndDate>",
      ["carried"],
    ],
  ])("writes days of periods with their time, because 4.3 deprecates dates: %s", (inside, expected, outcomes) => {
    const conversion = convert(album.replace(/<ValidityPeriod>[^]*?<\/ValidityPeriod>/, periodOf(inside)));
    expect(periodIn(conversion)).toBe(expected);
    expect(outcomesAt(conversion, "/StartDate")).toEqual(outcomes);
    if (outcomes[0] === "changed")
      expect(["/StartDate", "/EndDate"].map((end) => itemsAt(conversion, end)[0]!.why)).toEqual([
        "4.3 deprecates StartDate. The day begins at 00:00:00.",
        "4.3 deprecates EndDate. The last day ends when the next one begins.",
      ]);
    expect(checkErn(conversion.source)).toEqual([]);
    expectTargets(conversion);
  });

  it("covers every element, whatever is missing, duplicated or unknown", () => {
    const elements = [...album.matchAll(/<(\w+)[^<>]*>[^<>]*<\/\1>/g)].map(([element]) => element);
    const element = fc.constantFrom(...elements);
    const replacement = fc.oneof(
      fc.constant(""),
      element,
      element.map((markup) => markup + markup),
      fc.constant("<Other a='1'>x</Other>"),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(element, replacement), { minLength: 1, maxLength: 6 }), (changes) => {
        const source = changes.reduce((text, [from, to]) => text.replace(from, to), album);
        const conversion = convert(source);
        expect(countItems(conversion)).toBe(countElements(source));
        expectTargets(conversion);
      }),
      { numRuns: countInTier(30, 500) },
    );
  });

  const samples = ernSampleFiles
    .map((file) => readFileSync(path.join(ernSamples, file), "utf8"))
    .filter((source) => /"http:\/\/ddex.net\/xml\/ern\/(38|41|42)/.test(source));

  (samples.length > 0 ? it : it.skip)("converts real messages to messages that have everything 4.3 requires", () => {
    for (const source of samples) {
      const conversion = convert(source);
      const structure = ["missing", "order", "unknown-element", "dangling-reference", "duplicate-reference", "version"];
      const diagnostics = checkErn(conversion.source).filter(({ severity }) => severity === "error");
      expect(diagnostics.filter(({ code }) => structure.includes(code))).toEqual([]);
      expect(countItems(conversion)).toBe(countElements(source));
    }
  });

  it.each([
    [readSample("43-single.xml"), "This is ERN 4.3, which isn't converted to 4.3."],
    [album.replace("/xml/ern/382", "/xml/ern/371"), "This is ERN 3.7.1, which isn't converted to 4.3."],
    [
      album.replace("http://ddex.net/xml/ern/382", "ddex.net/ern/3.7.1"),
      "This is ERN 3.7.1, which isn't converted to 4.3.",
    ],
    ["<A/>", "This isn't an ERN message."],
  ])("refuses other versions", (source, message) => {
    expect(() => convert(source)).toThrow(new ErnError({ code: "data", message, remedy: "" }));
  });

  it("refuses a message without a release", () => {
    const list = album.slice(album.indexOf("<ReleaseList>"), album.indexOf("</ReleaseList>") + "</ReleaseList>".length);
    expect(() => convert(changed([list, ""]))).toThrow("The message has no release to convert.");
  });
});
