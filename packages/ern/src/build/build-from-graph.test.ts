import { readFileSync } from "node:fs";
import path from "node:path";

import fc from "fast-check";

import { ernSampleFiles, ernSamples } from "../../test/ern-samples";
import { readSample } from "../../test/read-sample";
import { countInTier } from "../../test/tier";
import { checkErn } from "../check/check-ern";
import { ErnError } from "../ern-error";
import { toGraphJson } from "../model/plain-data";
import { readMessage } from "../model/read-message";
import { parseErn } from "../xml/parse-ern";
import { buildFromData } from "./build-from-data";

/** The graph as shown on the JSON tab. */
const graphOf = (source: string): unknown => JSON.parse(JSON.stringify(toGraphJson(readMessage(parseErn(source)))));

const SAMPLES = [
  "43-single.xml",
  "43-album.xml",
  "43-extensions.xml",
  "42-single.xml",
  "382-album.xml",
  "41-album.xml",
  "43-video.xml",
];
const messages: [string, string][] = [
  ...SAMPLES.map((name): [string, string] => [name, readSample(name)]),
  ...[
    ["382", "381"],
    ["382", "383"],
    ["41", "411"],
  ].map(([from, to]): [string, string] => [
    `ERN ${to}`,
    readSample(`${from}-album.xml`).replaceAll(`/ern/${from}`, `/ern/${to}`),
  ]),
];

it.each(messages)("rebuilds %s from its graph", (_name, source) => {
  const graph = graphOf(source);
  const built = buildFromData(graph);
  expect(graphOf(built)).toEqual(graph);
  expect(checkErn(built)).toEqual([]);
  expect(buildFromData(graph)).toBe(built);
});

const real = ernSampleFiles.filter((file) => !file.startsWith("nasty"));

(real.length > 0 ? it.each(real) : it.skip.each([""]))("rebuilds the real message %s from its graph", (file) => {
  const source = readFileSync(path.join(ernSamples, file), "utf8");
  const graph = graphOf(source);
  const isRight = !checkErn(source).some(({ severity }) => severity === "error");
  if (isRight) expect(graphOf(buildFromData(graph))).toEqual(graph);
  else expect(() => buildFromData(graph)).toThrow(ErnError);
});

it("rebuilds a message that was built from data", () => {
  for (const name of ["single", "album", "video"]) {
    const built = buildFromData(JSON.parse(readSample(`${name}.json`)));
    expect(graphOf(buildFromData(graphOf(built)))).toEqual(graphOf(built));
  }
});

const COUNT = countInTier(150, 2000);

it("returns a message with the same graph or throws the reason, whatever was changed in it", () => {
  const change = fc.constantFrom("remove", "double", "text", "null");
  const graphs = messages.map(([, source]) => graphOf(source));
  let built = 0;
  fc.assert(
    fc.property(fc.constantFrom(...graphs), fc.nat(), change, (graph, which, how) => {
      const changed = structuredClone(graph) as Record<string, unknown>;
      const places: [Record<string, unknown>, string][] = [];
      const walk = (part: unknown): void => {
        if (typeof part !== "object" || part === null) return;
        for (const key of Object.keys(part)) {
          places.push([part as Record<string, unknown>, key]);
          walk((part as Record<string, unknown>)[key]);
        }
      };
      walk(changed);
      const [owner, key] = places[which % places.length]!;
      if (Array.isArray(owner) && how === "remove") owner.splice(Number(key), 1);
      else if (Array.isArray(owner) && how === "double") owner.push(structuredClone(owner[Number(key)]));
      else owner[key] = how === "null" ? null : "R&B <1>";
      try {
        const xml = buildFromData(changed);
        built += 1;
        expect(graphOf(xml)).toEqual(changed);
        expect(checkErn(xml).filter(({ severity }) => severity === "error")).toEqual([]);
      } catch (error) {
        if (!(error instanceof ErnError)) throw error;
        expect(error).toMatchObject({ code: "data", path: expect.stringMatching(/^\$/) });
      }
    }),
    { numRuns: COUNT },
  );
  expect(built).toBeGreaterThan(COUNT / 30);
});

describe("a graph that no valid message has", () => {
  const changed = (change: (graph: { [key: string]: never }) => void): (() => string) => {
    const graph = graphOf(readSample("43-single.xml")) as { [key: string]: never };
    change(graph);
    return () => buildFromData(graph);
  };

  it("is refused with the path and the reason", () => {
    expect(() => buildFromData(graphOf(readSample("43-broken.xml")))).toThrow(/would be wrong\. .*ISRC/);
    expect(changed((graph) => Object.assign(graph, { version: "4.2" }))).toThrow("$.namespace: This is not the");
    expect(changed((graph) => Object.assign(graph, { version: "3.7.1" }))).toThrow("$.version: This is none of");
    expect(changed((graph) => Object.assign(graph["resources"]![0]!, { duration: "2:58" }))).toThrow("ISO 8601");
    expect(changed((graph) => Object.assign(graph["resources"]![0]!, { colour: "red" }))).toThrow("no key colour");
    expect(changed((graph) => Object.assign(graph["releases"]![0]!, { icpn: { type: "ICPN", value: "1" } }))).toThrow(
      "$.releases[0].icpn: No message of ERN 4.3 can say this",
    );
  });
});
