import { readSample, withDays } from "../../test/read-sample";
import { listAddable } from "../edit/element-edits";
import { parseErn } from "../xml/parse-ern";
import { findNode } from "../xml/paths";
import { checkErn } from "./check-ern";

const album = readSample("41-album.xml");
const album382 = readSample("382-album.xml");
const single = readSample("43-single.xml");
const AUDIO = "/NewReleaseMessage/ResourceList/SoundRecording/SoundRecordingEdition";

/** The problems that are reported after a piece of a message is replaced. */
const found = (source: string, before: string | RegExp, after: string): string[] => {
  const changed = source.replace(before, after);
  expect(changed).not.toBe(source);
  return checkErn(changed).map(({ code, message }) => `${code}: ${message}`);
};

it("reports a party whose id comes before its name, and one that has neither", () => {
  const id = "<PartyId><ProprietaryId Namespace='PADPIDA20261120019'>1</ProprietaryId></PartyId>";
  expect(found(album, /(<PartyName>\s*<FullName>Example Label)/, `${id}$1`)).toEqual([
    "order: PartyName comes after PartyId; ERN 4.1 wants it before.",
  ]);
  expect(found(album, /<PartyName>\s*<FullName>Example Label<\/FullName>\s*<\/PartyName>/, "")).toEqual([
    "missing: Party has no PartyName or PartyId; ERN 4.1 requires one of them.",
  ]);
  expect(found(album, /<PartyName>\s*<FullName>Example Label<\/FullName>\s*<\/PartyName>/, id)).toEqual([]);
});

it("reports a nested group without a type, and ids without a namespace", () => {
  expect(found(album, ' ResourceGroupType="Side"', "")).toEqual([
    "missing: ResourceGroup has no ResourceGroupType, which ERN 4.1 requires.",
  ]);
  expect(found(album, '<ProprietaryId Namespace="PADPIDA20261120019">w', "<ProprietaryId>w")).toEqual([
    "missing: ProprietaryId has no Namespace, which ERN 4.1 requires.",
  ]);
  expect(found(album, " LanguageAndScriptCode='en'", "")).toEqual([
    "missing: The message has no LanguageAndScriptCode, which ERN 4.1 requires.",
  ]);
  expect(found(readSample("42-single.xml"), / LanguageAndScriptCode="[^"]*"/, "")).toHaveLength(1);
});

it("reports both alternatives of a choice, and an incomplete group", () => {
  const both = "<TerritoryCode>DE</TerritoryCode><ExcludedTerritoryCode>JP</ExcludedTerritoryCode>";
  expect(found(album, "<ExcludedTerritoryCode>JP</ExcludedTerritoryCode>", both)).toEqual([
    "order: DealTerms has TerritoryCode and ExcludedTerritoryCode; ERN 4.1 wants one or the other.",
  ]);
  expect(found(album, /<ClipPreviewStartDate>.*<\/ClipPreviewStartDate>/, "")).toEqual([
    "missing: DealTerms has ReleaseDisplayStartDate without ClipPreviewStartDate, which ERN 4.1 requires with it.",
  ]);
  expect(
    found(withDays(readSample("43-single.xml")), /<StartDate>.*<\/StartDate>/, "<EndDate>2026-12-01</EndDate>"),
  ).toEqual(["missing: ValidityPeriod has EndDate without StartDate, which ERN 4.3 requires with it."]);
});

it("checks the choices of ERN 3.8.2", () => {
  expect(found(album382, /(<DealTerms>[^]*?)<Usage>[^]*?<\/Usage>/, "$1")).toEqual([
    "missing: DealTerms has no Usage, AllDealsCancelled or TakeDown; ERN 3.8.2 requires one of them.",
  ]);
  expect(found(album382, /(<SoundRecordingDetailsByTerritory>\s*)<TerritoryCode>\w+<\/TerritoryCode>/, "$1")).toEqual([
    "missing: SoundRecordingDetailsByTerritory has no TerritoryCode or ExcludedTerritoryCode; ERN 3.8.2 requires one of them.",
  ]);
});

it("offers nothing that existing children rule out", () => {
  const document = parseErn(album);
  const termsOf = (deal: number) =>
    findNode(document, `/NewReleaseMessage/DealList/ReleaseDeal/Deal[${deal}]/DealTerms`)!;
  expect(listAddable(document, termsOf(1))).toContain("TerritoryCode");
  expect(listAddable(document, termsOf(1))).not.toContain("ExcludedTerritoryCode");
  expect(listAddable(document, termsOf(1))).not.toContain("ReleaseDisplayStartDateTime");
  expect(listAddable(document, termsOf(2))).not.toContain("TerritoryCode");
  const party = findNode(document, "/NewReleaseMessage/PartyList/Party[1]")!;
  expect(listAddable(document, party)).toEqual(expect.arrayContaining(["PartyName", "PartyId"]));
});

describe("rules that depend on an ancestor", () => {
  const file = (inside: string) =>
    `<TechnicalDetails><TechnicalResourceDetailsReference>T9</TechnicalResourceDetailsReference><DeliveryFile><Type>AudioFile</Type>${inside}</DeliveryFile></TechnicalDetails>`;
  const withFile = (inside: string) =>
    single.replace("</SoundRecordingEdition>", `${file(inside)}</SoundRecordingEdition>`);

  it("don't offer a video file's own children in a recording", () => {
    const document = parseErn(withFile(""));
    const names = listAddable(document, findNode(document, `${AUDIO}/TechnicalDetails/DeliveryFile`)!);
    expect(names).toContain("SamplingRate");
    expect(names).not.toContain("VideoBitRate");
    const video = "<VideoBitRate UnitOfMeasure='Mbps'>1</VideoBitRate>";
    expect(checkErn(withFile(video)).map(({ message }) => message)).toEqual([
      "ERN 4.3 has no VideoBitRate in DeliveryFile.",
    ]);
    expect(checkErn(withFile("<SamplingRate>44100</SamplingRate>"))).toEqual([]);
  });

  it("allow credits whose names and parties alternate", () => {
    const credits = (inside: string) => `<DisplayCredits>${inside}</DisplayCredits><LanguageOfPerformance>`;
    const party = "<DisplayCreditParty>P1</DisplayCreditParty>";
    const both = `${party}<NameUsedInDisplayCredit>A</NameUsedInDisplayCredit>`;
    const found = (inside: string) => checkErn(single.replace("<LanguageOfPerformance>", credits(inside)));
    expect(found(`<DisplayCreditText>A, B</DisplayCreditText>${both}${both}${party}`)).toEqual([]);
    expect(found(both).map(({ message }) => message)).toEqual([
      "DisplayCredits has no DisplayCreditText, which ERN 4.3 requires.",
    ]);
  });
});
