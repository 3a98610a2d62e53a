import { readSample } from "../../test/read-sample";
import { checkErn } from "../check/check-ern";
import { parseErn } from "../xml/parse-ern";
import type { Conversion, ConversionItem } from "./conversion";
import { convertErn } from "./convert-to-43";

const album = readSample("41-album.xml");
const single = readSample("42-single.xml");

const convert = (source: string): Conversion => convertErn(parseErn(source), "4.3");

const changed = (source: string, from: string | RegExp, to: string): string => {
  expect(source).toMatch(from);
  return source.replace(from, to);
};

const itemAt = ({ items }: Conversion, end: string): ConversionItem | undefined =>
  items.find(({ path }) => path?.endsWith(end));

describe("convertErn from ERN 4", () => {
  it.each([
    ["4.1", album],
    ["4.1.1", album.replace("/ern/41", "/ern/411").replace(/<(Keywords|Synopsis).*<\/\1>/g, "")],
    ["4.2", single],
  ])("converts a message of %s to a valid one", (version, source) => {
    const conversion = convert(source);
    expect(conversion.version).toBe(version);
    expect(checkErn(conversion.source)).toEqual([]);
  });

  it("puts what belongs to an edition or a delivery file into one, and keeps the rest", () => {
    const conversion = convert(single);
    const edition = "/NewReleaseMessage/ResourceList/SoundRecording/SoundRecordingEdition";
    expect(itemAt(conversion, "/SoundRecording/ResourceId/ISRC")).toMatchObject({
      outcome: "carried",
      target: `${edition}/ResourceId/ISRC`,
    });
    expect(itemAt(conversion, "/TechnicalDetails/File")).toMatchObject({
      outcome: "changed",
      target: `${edition}/TechnicalDetails/DeliveryFile/File`,
    });
    expect(conversion.source).toMatch(/<DeliveryFile>\s*<Type>AudioFile<\/Type>/);
    expect(conversion.items.filter(({ outcome }) => outcome === "decide")).toEqual([]);
  });

  it("moves the previews of deals into the visibility of their release", () => {
    const dates =
      "<ReleaseDisplayStartDateTime>2026-11-01T00:00:00</ReleaseDisplayStartDateTime><ClipPreviewStartDateTime>2026-11-02T00:00:00</ClipPreviewStartDateTime>";
    const conversion = convert(changed(album.replace("/ern/41", "/ern/411"), "</DealTerms>", `${dates}</DealTerms>`));
    expect(conversion.source).toContain("<ReleaseVisibilityReference>V1</ReleaseVisibilityReference>");
    expect(itemAt(conversion, "/ReleaseDisplayStartDateTime")?.target).toContain("/DealList/ReleaseVisibility/");
  });

  it("lists a rights controller that was named in place among the parties, newly referenced", () => {
    const controller =
      "<ResourceRightsController><PartyName><FullName>Example Rights</FullName></PartyName><RightsControllerRole>RightsController</RightsControllerRole><DelegatedUsageRights><UseType>Stream</UseType></DelegatedUsageRights></ResourceRightsController>";
    const { source } = convert(changed(album, "<PLine>", `${controller}<PLine>`));
    const [, reference] = /<RightsControllerPartyReference>(\w+)</.exec(source)!;
    expect(source).toMatch(
      new RegExp(`<PartyReference>${reference}</PartyReference>\\s*<PartyName>\\s*<FullName>Example Rights<`),
    );
    expect(source).toContain("<RightsControlType>RightsController</RightsControlType>");
    expect(checkErn(source)).toEqual([]);
  });

  it("counts in seconds where 4.3 does", () => {
    const timing =
      "<RelatedResource><ResourceRelationshipType>HasContentFrom</ResourceRelationshipType><ResourceRelatedResourceReference>A1</ResourceRelatedResourceReference><Timing><StartPoint>PT1M16S</StartPoint></Timing></RelatedResource>";
    const conversion = convert(changed(single, "</ParentalWarningType>", `</ParentalWarningType>${timing}`));
    expect(itemAt(conversion, "/StartPoint")).toMatchObject({ outcome: "changed", why: "4.3 counts it in seconds." });
    expect(conversion.source).toContain("<StartPoint>76</StartPoint>");
  });

  it("writes a value as 4.3 does if only its spelling changed", () => {
    const category = "<SubGenreCategory><Value>Jump-Blues</Value></SubGenreCategory></Genre>";
    const conversion = convert(changed(single, "</Genre>", category));
    const why = "4.3 calls it JumpBlues.";
    expect(itemAt(conversion, "/SubGenreCategory/Value")).toMatchObject({ outcome: "changed", why });
    expect(conversion.source).toContain("<Value>JumpBlues</Value>");
  });

  it("identifies a release without an ISRC, which 4.3 has for recordings alone", () => {
    expect(convert(album).source).toMatch(
      /<ReleaseId>\s*<ProprietaryId Namespace="DPID:PADPIDA20261120019">QZABC2600041_R\w+</,
    );
  });
});
