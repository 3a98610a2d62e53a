/** @jest-environment jsdom */
import { readFileSync } from "node:fs";

import { olderMessage } from "../../test/older-message";
import { createFinder } from "../check/find-by-path";
import { parseErn } from "../xml/parse-ern";
import { valueSetsOf } from "./facts";
import { listOlderProfiles, PROFILES } from "./profiles";
import { elementsOf } from "./version-parts";

const rules = PROFILES.flatMap(({ profile, rules }) => rules.map((rule) => ({ profile, ...rule })));

const countIn = (message: Document, path: string): number => {
  const places = path.split(/ \| (?=\/\/)/).map((part) => (part.startsWith("/") ? part : `/*/${part}`));
  return message.evaluate(`count(${places.join(" | ")})`, message, null, XPathResult.NUMBER_TYPE).numberValue;
};

const parse = (xml: string): Document => new DOMParser().parseFromString(xml, "text/xml");

const isKept = (xml: string, { path, min = 0, max = Infinity }: (typeof rules)[number]): boolean => {
  const count = countIn(parse(xml), path);
  return count >= min && count <= max;
};

const single = readFileSync("src/playground/samples/43-single.xml", "utf8");

const rule = (profile: string, id: string) =>
  rules.find((candidate) => candidate.profile === profile && candidate.id === id)!;

describe("PROFILES", () => {
  it("has rules with a limit, a source and an id of their own", () => {
    for (const { min, max, source, text } of rules) {
      expect(min ?? max).toBeDefined();
      expect(source).toMatch(/^1\d{3}-\d$/);
      expect(text).toMatch(/\.$/);
    }
    const ids = rules.map(({ profile, id }) => `${profile} ${id}`);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each([
    ["4", PROFILES, ["4.1", "4.3"]],
    ["3", listOlderProfiles(), ["3.8.2", "3.8.3"]],
  ] as const)("names elements, attributes and values that ERN %s has", (_, profiles, versions) => {
    const elements = versions.flatMap((version) => [...elementsOf(version).values()]);
    const names = new Set(
      elements.flatMap(({ name, parts }) => [name, ...[...parts.keys()].map((part) => part.replace("@", ""))]),
    );
    const values = new Set(
      versions.flatMap((version) => [...valueSetsOf(version).values()].flatMap((set) => [...set.keys()])),
    );
    const paths = profiles.flatMap(({ rules: list }) => list.map(({ path }) => path));
    const quoted = paths.flatMap((path) => [...path.matchAll(/'([^']*)'/g)].map(([, value = ""]) => value));
    expect(quoted.filter((value) => !values.has(value) && !["", "true", "1"].includes(value))).toEqual([]);
    const named = paths.flatMap((path) => path.replace(/'[^']*'/g, "").match(/\b[A-Z]\w+/g) ?? []);
    expect(named.filter((name) => !names.has(name))).toEqual([]);
  });

  it("has paths that count something in a message", () => {
    const kept = rules.filter((candidate) => isKept(single, candidate)).map(({ profile, id }) => `${profile} ${id}`);
    expect(kept).toContain("SimpleAudioSingle one-recording");
    expect(kept).toContain("SimpleAudioSingle primary-isrc");
    expect(kept).not.toContain("DjMix components");
  });

  it("finds what breaks a rule", () => {
    const broken = (profile: string, id: string, from: RegExp, to: string): boolean =>
      isKept(single, rule(profile, id)) && !isKept(single.replaceAll(from, to), rule(profile, id));
    expect(broken("SimpleAudioSingle", "primary-isrc", /<ISRC>.*?<\/ISRC>/g, "")).toBe(true);
    expect(broken("SimpleAudioSingle", "cover", /FrontCoverImage/g, "BackCoverImage")).toBe(true);
    expect(broken("All", "release-id", /<(ICPN|GRid)>.*?<\/\1>/g, "")).toBe(true);
    expect(broken("SimpleAudioSingle", "no-track-release", /<\/ReleaseList>/g, "<TrackRelease/></ReleaseList>")).toBe(
      true,
    );
  });
});

describe("listOlderProfiles", () => {
  it("has rules with an id of their own and a number in each edition", () => {
    for (const { rules: list } of listOlderProfiles()) {
      expect(list.filter(({ source }) => !/^[12]\d{3}-\d$/.test(source))).toEqual([]);
      expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
    }
    const numberOf = (edition: string) =>
      listOlderProfiles()
        .find(({ profile, edition: its }) => profile === "AudioBook" && its === edition)!
        .rules.find(({ id }) => id === "cover")!.source;
    expect([numberOf("1.3"), numberOf("1.4")]).toEqual(["2164-1", "1135-1"]);
  });

  it.each(["AudioAlbumMusicOnly", "LongformMusicVideo"])("has paths that find in %s what XPath finds", (profile) => {
    const xml = olderMessage(profile, "1.4");
    const [message, find] = [parse(xml), createFinder(parseErn(xml))];
    // The XPath of jsdom finds no attribute whose name has capital letters.
    const paths = new Set(
      listOlderProfiles().flatMap(({ rules: list }) => list.flatMap(({ path }) => (path.includes("@") ? [] : [path]))),
    );
    expect(paths.size).toBeGreaterThan(50);
    expect([...paths].filter((path) => find(path).length !== countIn(message, path))).toEqual([]);
  });
});
