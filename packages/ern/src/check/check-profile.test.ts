import { readdirSync, readFileSync } from "node:fs";

import { readSample, withDays } from "../../test/read-sample";
import { listOlderProfiles, PROFILES } from "../schema/profiles";
import { parseErn } from "../xml/parse-ern";
import { checkAdvice } from "./check-advice";
import { checkErn } from "./check-ern";
import { createFinder } from "./find-by-path";

const single = readSample("43-single.xml");

const found = (source: string, kind: "profile" | "hint"): string[] =>
  checkAdvice(parseErn(source), kind).diagnostics.map(({ message }) => message);

describe("createFinder", () => {
  it("reads the path of every rule, and finds what the path means", () => {
    const find = createFinder(parseErn(single));
    for (const { path } of [...PROFILES, ...listOlderProfiles()].flatMap(({ rules }) => rules))
      expect(Array.isArray(find(path))).toBe(true);
    expect(find("ResourceList/SoundRecording[ISRC or SoundRecordingEdition/ResourceId/ISRC]")).toHaveLength(1);
    expect(find("ResourceList/*[self::SoundRecording or self::Image][not(Type='FrontCoverImage')]")).toHaveLength(1);
    expect(find("ResourceList[count(Image)>1]")).toEqual([]);
    const twice = createFinder(parseErn("<a><b><c>1</c></b><b><c>2</c></b><b><c>1</c></b><b/></a>"));
    expect(twice("b[c=preceding-sibling::b/c]")).toEqual(twice("b").slice(2, 3));
    expect(find("//SoundRecording[ResourceReference=/*/ReleaseList//ReleaseResourceReference]")).toHaveLength(1);
    const places = createFinder(parseErn('<a><b n="2"/><b n="1"/><b n="2"/><c><b n="10"/></c></a>'));
    expect(places("b[2]")).toEqual(places("b").slice(1, 2));
    expect(places("b[@n=2][2]")).toEqual(places("b").slice(2));
    expect(places("b[@n=preceding-sibling::b/@n]")).toEqual(places("b").slice(2));
    expect(places("//b[@n>count(../b)]")).toEqual(places("c/b"));
    expect(places("c[.//b/@n<11]")).toEqual(places("c"));
    expect(() => find("ResourceList/last()")).toThrow("after its end");
  });
});

describe("the rules of a release profile", () => {
  it("are checked apart from the standard if the message names the profile, with their source", () => {
    const broken = single.replace("FrontCoverImage", "BackCoverImage");
    expect(found(broken, "profile").length).toBeGreaterThan(found(single, "profile").length);
    expect(checkErn(broken)).toEqual([]);
    expect(checkAdvice(parseErn(broken), "profile")).toMatchObject({
      count: 1,
      diagnostics: [{ severity: "profile", remedy: expect.stringMatching(/rule 1\d{3}-\d of DDEX/) }],
    });
  });

  it("are kept by the samples, except where a mistake of the broken one breaks one", () => {
    const files = readdirSync("src/playground/samples").filter((file) => file.endsWith(".xml"));
    const broken = files.filter((file) => found(readSample(file), "profile").length > 0);
    expect(files.length).toBeGreaterThan(10);
    expect(broken).toEqual(["43-broken.xml"]);
    const fixed = readSample("43-broken.xml").replace(/(<Image>\s*<ResourceReference>)A1/, "$1A2");
    expect(found(fixed, "profile")).toEqual([]);
  });

  it("are kept by the messages of the docs, except by the generated one, whose page says so", () => {
    const folder = "content/fixtures";
    const messages = readdirSync(folder).filter((file) => file.endsWith(".xml"));
    const broken = messages.filter((file) => found(readFileSync(`${folder}/${file}`, "utf8"), "profile").length > 0);
    expect(messages.length).toBeGreaterThan(10);
    expect(broken).toEqual(["small.xml"]);
  });

  it.each(["Audio", "Video", "MixedMedia"])("of %s allow each recording exactly one track release", (profile) => {
    const album = readSample("41-album.xml").replace(/(ReleaseProfileVersionId=")\w+/, `$1${profile}`);
    const [track = ""] = /<TrackRelease>[^]*?<\/TrackRelease>\s*/.exec(album) ?? [];
    const breaches = (source: string) => found(source, "profile").filter((text) => text.includes("exactly one Track"));
    expect(breaches(album)).toEqual([]);
    expect(breaches(album.replace(track, ""))).toHaveLength(1);
    expect(breaches(album.replace(track, track + track.replace(/R1\b/g, "R99")))).toHaveLength(1);
  });

  it("are not checked if the message names no profile, or one whose rules aren't known", () => {
    const uncheckedIn = (source: string) => checkAdvice(parseErn(source), "profile").unchecked;
    expect(uncheckedIn(single)).toBeUndefined();
    expect(uncheckedIn(single.replace(/ ReleaseProfileVersionId="\w+"/, ""))).toContain("the message names none");
    expect(uncheckedIn(readSample("42-single.xml"))).toContain("no rules of SimpleAudioSingle are known for ERN 4.2");
    expect(uncheckedIn("<a/>")).toContain("a NewReleaseMessage of a known version");
  });
});

describe("hints", () => {
  it("name what is deprecated, differing titles, overlapping territories, a missing warning", () => {
    const source = withDays(single)
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
