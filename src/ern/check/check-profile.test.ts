import { readSample } from "../../test/ern/read-sample";
import { PROFILES } from "../schema/profiles";
import { parseErn } from "../xml/parse-ern";
import { checkErn } from "./check-ern";
import { createFinder } from "./find-by-path";

const single = readSample("43-single.xml");

const found = (source: string, severity: "profile" | "hint"): string[] =>
  checkErn(source, { profile: true, hints: true })
    .filter((each) => each.severity === severity)
    .map(({ message }) => message);

describe("createFinder", () => {
  it("reads the path of every rule, and finds what the path means", () => {
    const find = createFinder(parseErn(single));
    for (const { path } of PROFILES.flatMap(({ rules }) => rules)) expect(Array.isArray(find(path))).toBe(true);
    expect(find("ResourceList/SoundRecording[ISRC or SoundRecordingEdition/ResourceId/ISRC]")).toHaveLength(1);
    expect(find("ResourceList/*[self::SoundRecording or self::Image][not(Type='FrontCoverImage')]")).toHaveLength(1);
    expect(find("ResourceList[count(Image)>1]")).toEqual([]);
    expect(find("//SoundRecording[ResourceReference=/*/ReleaseList//ReleaseResourceReference]")).toHaveLength(1);
    expect(() => find("ResourceList/last()")).toThrow("after its end");
  });
});

describe("the rules of a release profile", () => {
  it("are checked if they're asked for and the message names the profile, with their source", () => {
    const broken = single.replace("FrontCoverImage", "BackCoverImage");
    expect(found(broken, "profile").length).toBeGreaterThan(found(single, "profile").length);
    expect(checkErn(broken)).toEqual([]);
    expect(found(broken.replace(/ ReleaseProfileVersionId="\w+"/, ""), "profile")).toEqual([]);
    const [diagnostic] = checkErn(broken, { profile: true });
    expect(diagnostic).toMatchObject({ severity: "profile", remedy: expect.stringMatching(/rule 1\d{3}-\d of DDEX/) });
  });
});

describe("hints", () => {
  it("name deprecated elements and values, titles that differ, overlapping territories and a missing warning", () => {
    const source = single
      .replace(/<TitleText>[^<]*/, "<TitleText>Another")
      .replace("<DealTerms>", "<DealTerms><TerritoryCode>Worldwide</TerritoryCode><TerritoryCode>DE</TerritoryCode>")
      .replace(/(<SoundRecording>[^]*?<ParentalWarningType[^>]*>)\w+/, "$1Explicit");
    const hints = found(source, "hint").join("\n");
    expect(hints).toContain("deprecates StartDate in ValidityPeriod");
    expect(hints).toContain("NoAdviceAvailable is a deprecated value");
    expect(hints).toContain("and the DisplayTitle “Another” differ");
    expect(hints).toContain("DE is part of Worldwide");
    expect(hints).toContain("A recording is marked as explicit, and the release isn't.");
  });
});
