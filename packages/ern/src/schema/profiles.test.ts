/** @jest-environment jsdom */
import { readFileSync } from "node:fs";

import { valueSetsOf } from "./facts";
import { PROFILES } from "./profiles";
import { elementsOf } from "./version-parts";

const rules = PROFILES.flatMap(({ profile, rules }) => rules.map((rule) => ({ profile, ...rule })));

const isKept = (xml: string, { path, min = 0, max = Infinity }: (typeof rules)[number]): boolean => {
  const message = new DOMParser().parseFromString(xml, "text/xml");
  const counted = `count(${path.startsWith("/") ? path : `/*/${path}`})`;
  const { numberValue } = message.evaluate(counted, message, null, XPathResult.NUMBER_TYPE);
  return numberValue >= min && numberValue <= max;
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

  it("names elements, attributes and values that ERN has", () => {
    const elements = [...elementsOf("4.1").values(), ...elementsOf("4.3").values()];
    const names = new Set(
      elements.flatMap(({ name, parts }) => [name, ...[...parts.keys()].map((part) => part.replace("@", ""))]),
    );
    const values = new Set(
      [...valueSetsOf("4.1").values(), ...valueSetsOf("4.3").values()].flatMap((set) => [...set.keys()]),
    );
    const quoted = rules.flatMap(({ path }) => [...path.matchAll(/'([^']+)'/g)].map(([, value = ""]) => value));
    expect(quoted.filter((value) => !values.has(value) && value !== "true")).toEqual([]);
    const named = rules.flatMap(({ path }) => path.replace(/'[^']*'/g, "").match(/\b[A-Z]\w+/g) ?? []);
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
