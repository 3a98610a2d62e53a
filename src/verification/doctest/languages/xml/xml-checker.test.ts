import { readdirSync, readFileSync } from "node:fs";

import { checkPage } from "../../../../test/samples/check-page";
import { builderDiagnostic } from "../scripts/script-files";
import { xmlChecker } from "./xml-checker";

const fixture = (name: string): string => readFileSync(`content/fixtures/${name}`, "utf8");

const messageNames = readdirSync("content/fixtures").filter((name) => fixture(name).includes("NewReleaseMessage"));

const fence = (words: string, code: string): string => `\`\`\`xml ${words}\n${code}\n\`\`\``;

const diagnosticsOf = async (...blocks: string[]): Promise<string[]> =>
  (await checkPage(xmlChecker, blocks.join("\n\n"))).flatMap(({ diagnostics }) =>
    diagnostics.map(({ message: diagnostic }) => diagnostic),
  );

const recording = `<SoundRecording>
  <ResourceReference>A1</ResourceReference>
  <Type>MusicalWorkSoundRecording</Type>
  <SoundRecordingEdition>
    <ResourceId><ISRC>ZZEX12500001</ISRC></ResourceId>
    <PLine><Year>2025</Year><PLineText>(P) 2025 Example Label</PLineText></PLine>
    <TechnicalDetails>
      <TechnicalResourceDetailsReference>T1</TechnicalResourceDetailsReference>
      <DeliveryFile><Type>AudioFile</Type><File><URI>a.flac</URI></File></DeliveryFile>
    </TechnicalDetails>
  </SoundRecordingEdition>
  <DisplayTitleText>First Light</DisplayTitleText>
  <DisplayTitle IsDefault="true"><TitleText>First Light</TitleText></DisplayTitle>
  <DisplayArtistName>Example Artist</DisplayArtistName>
  <DisplayArtist SequenceNumber="1">
    <ArtistPartyReference>P1</ArtistPartyReference>
    <DisplayArtistRole>MainArtist</DisplayArtistRole>
  </DisplayArtist>
  <Duration>PT3M25S</Duration>
  <ParentalWarningType>NotExplicit</ParentalWarningType>
</SoundRecording>`;

const inResources = 'within="ResourceList"';
const parties = `<PartyList><Party><PartyReference>P2</PartyReference><PartyName><FullName>Ann</FullName></PartyName></Party></PartyList>`;

describe("xmlChecker", () => {
  it.each(messageNames)("accepts the fixture %s", async (name) => {
    const schema = name === "parser-vocabulary.xml" ? 'schema="ddex-parser"' : "";
    const [checked] = await checkPage(xmlChecker, fence(schema, fixture(name)));
    expect(checked).toMatchObject({ check: "validated", diagnostics: [] });
  });

  it.each([
    ["a fragment", fence(inResources, recording)],
    ["a part of one", fence(inResources, "<SoundRecording><!-- … --><Duration>PT3M</Duration></SoundRecording>")],
    ["an outline", fence("", '<NewReleaseMessage xmlns="http://ddex.net/xml/ern/43">…</NewReleaseMessage>')],
    ["XML other than ERN", fence("", '<x:a xmlns:x="urn:example:mood"><x:b/></x:a>')],
  ])("accepts %s", async (_name, block) => {
    const missing = ["The message has no AvsVersionId", "The message has no LanguageAndScriptCode"];
    const diagnostics = await diagnosticsOf(block);
    expect(diagnostics.filter((diagnostic) => !missing.some((start) => diagnostic.startsWith(start)))).toEqual([]);
  });

  it.each([
    ["an element's name", "<Duration>PT3M25S</Duration>", "<Length>PT3M25S</Length>", /^ERN 4\.3 has no Length in/],
    ["a name deep down", "<URI>a.flac</URI>", "<URL>a.flac</URL>", /^ERN 4\.3 has no URL in File; it calls it URI$/],
    ["the order", /(.*<DisplayTitleText>.*\n)(.*\n)/, "$2$1", /^DisplayTitleText comes after DisplayTitle;/],
    ["an element too many", /(.*<Type>Mus.*\n)/, "$1$1", /^SoundRecording has more than one Type$/],
    ["a required element", /.*<ParentalWarningType>.*\n/, "", /^SoundRecording has no ParentalWarningType, which/],
    ["one deep down", "<URI>a.flac</URI>", "<HashSum>…</HashSum>", /^File has no URI, which ERN 4\.3 requires$/],
    ["a value of a set", "MainArtist", "TopArtist", /^“TopArtist” isn't a value of DisplayArtistRole in ERN 4\.3$/],
    ["an identifier", "ZZEX12500001", "ZZEX1250001", /^“ZZEX1250001” is not an ISRC$/],
    ["a duration", "PT3M25S", "3:25", /duration/],
    [
      "an attribute's name",
      "IsDefault",
      "Default",
      /^DisplayTitle has the attribute Default, which ERN 4\.3 does not have there$/,
    ],
    ["an attribute's value", '"true"', '"yes"', /^“yes” is neither true nor false$/],
    ["a number in a sequence", '"1"', '"2"', /^The SequenceNumber of this DisplayArtist is 2, not 1$/],
    ["a year", "<Year>2025", "<Year>2026", /^“\(P\) 2025 Example Label” does not name the year 2026$/],
    ["a reference's form", "<ResourceReference>A1", "<ResourceReference>P1", /^“P1” isn't a reference of a resource$/],
    [
      "a number left out",
      /<\/DisplayArtist>/,
      "$&<DisplayArtist>…</DisplayArtist>",
      /^The SequenceNumber .+ is not there, not 2$/,
    ],
    ["a reference that the page has not", "…", "…", /^No party of the page has the reference P1$/],
  ])("reports a mutation of a fragment: %s", async (name, was, is, diagnostic) => {
    const code = recording.replace(was, is);
    expect(code !== recording || name.startsWith("a reference")).toBe(true);
    const more = name.startsWith("a reference") ? [fence('within="NewReleaseMessage"', parties)] : [];
    expect(await diagnosticsOf(fence(inResources, code), ...more)).toContainEqual(expect.stringMatching(diagnostic));
  });

  it.each([
    ["a fragment without its parent element", fence("", "<Deal/>"), /^The XML says neither by a namespace nor/],
    [
      "a fragment in the wrong parent element",
      fence('within="DealList"', recording),
      /^ERN 4\.3 has no SoundRecording in DealL/,
    ],
    ["an unknown parent element", fence('within="Deal List"', "<Deal/>"), /^within="Deal List" names no element$/],
    [
      "an unknown vocabulary",
      fence('schema="parser"', '<a xmlns="urn:a"/>'),
      /^schema="parser" names no vocabulary of XML$/,
    ],
    [
      "a namespace",
      fence("", fixture("album-43.xml").replaceAll("ern/43", "ern/53")),
      /^The namespace .+ is none of ERN/,
    ],
    [
      "the namespace of another vocabulary",
      fence("", fixture("album-43.xml").replace("XMLSchema-instance", "XMLSchema")),
      /^NewReleaseMessage has the attribute xsi:schemaLocation; no attribute of ERN 4\.3 has a prefix$/,
    ],
    ["an encoding", fence("", fixture("album-43.xml").replace("UTF-8", "UTF-9")), /^The XML declaration says UTF-9/],
    [
      "the namespace of the parser's vocabulary",
      fence('schema="ddex-parser"', fixture("parser-vocabulary.xml").replace("ern/43", "ern/42")),
      /^ddex-parser 0\.4\.5 has no namespace http.+\/ern\/42$/,
    ],
    [
      "a deprecated element",
      fence("", fixture("album-43.xml").replaceAll(/<(\/?)StartDateTime>/g, "<$1StartDate>")),
      /^ERN 4\.3 deprecates StartDate in ValidityPeriod$/,
    ],
    [
      "a deprecated value",
      fence(inResources, recording.replace("NotExplicit", "NoAdviceAvailable")),
      /^NoAdviceAvailable is a deprecated value of ParentalWarningType/,
    ],
    ["unclosed XML", fence(inResources, "<Deal>"), /^This is not well-formed XML: unclosed tag: Deal$/],
    [
      "the parser's vocabulary",
      fence('schema="ddex-parser"', fixture("parser-vocabulary.xml").replaceAll("ReleaseTitle", "DisplayTitle")),
      /^ddex-parser 0\.4\.5 has no DisplayTitle in Release$/,
    ],
  ])("reports %s", async (_name, block, diagnostic) => {
    expect(await diagnosticsOf(block)).toContainEqual(expect.stringMatching(diagnostic));
  });

  it("accepts TrackRelease as a release type only in ERN 3.8.2", async () => {
    const release = (version: string): string =>
      `<n:NewReleaseMessage xmlns:n="http://ddex.net/xml/ern/${version}"><ReleaseList><Release><!-- … --><ReleaseType>TrackRelease</ReleaseType></Release></ReleaseList></n:NewReleaseMessage>`;
    const told = expect.stringMatching(/^“TrackRelease” isn't a value of ReleaseType in ERN 4/);
    expect(await diagnosticsOf(fence("", release("43")))).toContainEqual(told);
    expect(await diagnosticsOf(fence("", release("42")))).toContainEqual(told);
    expect(await diagnosticsOf(fence("", release("382")))).not.toContainEqual(told);
  });

  const itBuilds = builderDiagnostic() === undefined ? it : it.skip;

  itBuilds("the builder's vocabulary is what it writes", async () => {
    const { DdexBuilder } = await import("ddex-builder");
    const builder = new DdexBuilder();
    const words = { title: "First Light", artist: "Example Artist" };
    builder.addResource({ ...words, resourceId: "A1", resourceType: "SoundRecording", isrc: "ZZEX12500001" });
    const more = { label: "Example Label", upc: "2000000000015", releaseDate: "2025-03-14" };
    builder.addRelease({ ...words, ...more, releaseId: "R1", releaseType: "Single", trackIds: ["A1"] });
    expect(await diagnosticsOf(fence('schema="ddex-builder"', await builder.build()))).toEqual([]);
  });
});
