import { readFileSync } from "node:fs";

import {
  checkAdvice,
  checkErn,
  parseErn,
  type Particle,
  schemaModelOf,
  standardPlaces,
  versionsWith,
} from "@ddex-suite/ern";
import { DdexBuilder } from "ddex-builder";

/** The text of a docs page. */
const pageText = (page: string): string => readFileSync(`content/docs/${page}.mdx`, "utf8");

/** The rows of the table below a heading of a docs page, as cells. */
const rowsBelow = (heading: string, page: string): string[][] => {
  const [, section = ""] = pageText(page).split(`\n## ${heading}\n`);
  const lines = section.split("\n## ")[0]!.split("\n");
  return lines
    .filter((line) => line.startsWith("|"))
    .map((line) =>
      line
        .split("|")
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
};

/** The elements in a content model. */
const elementsOf = (particle: Particle | undefined): Extract<Particle, { kind: "element" }>[] =>
  particle === undefined || particle.kind === "any"
    ? []
    : particle.kind === "element"
      ? [particle]
      : particle.of.flatMap(elementsOf);

/** The references of ERN 4.3: each element's name, its first letter, whether it defines one, and the part of the message. */
const referencesIn43 = () => {
  const { roots, types, values } = schemaModelOf("4.3");
  const parts = elementsOf(types[roots["NewReleaseMessage"]!]!.content);
  return parts.flatMap((part, place) => {
    const found: { name: string; letter: string; isDefinition: boolean; place: number }[] = [];
    const seen = new Set<number>();
    const visit = ({ name, type }: { name: string; type: number }): void => {
      const { text, content } = types[type]!;
      const { kind = "", base } = values[text ?? -1] ?? {};
      if (kind.startsWith("reference"))
        found.push({ name, letter: kind.slice(-1), isDefinition: base === "ID", place });
      if (seen.has(type)) return;
      seen.add(type);
      elementsOf(content).forEach(visit);
    };
    visit(part);
    return found;
  });
};

describe("the page on reading a message", () => {
  it("names each reference of ERN 4.3 to a part further down", () => {
    const references = referencesIn43();
    const places = new Map(
      references.flatMap(({ isDefinition, letter, place }) => (isDefinition ? [[letter, place]] : [])),
    );
    const down = references.filter(({ isDefinition, letter, place }) => !isDefinition && places.get(letter)! > place);
    const [sentence = ""] = /Each part refers to parts above it.*/.exec(pageText("learn/message"))!;
    const named = sentence.match(/(?<=`)\w+Reference(?=`)/g);
    expect([...new Set(down.map(({ name }) => name))].sort()).toEqual([...named!].sort());
  });
});

describe("the page on deals", () => {
  it("names no use type that isn't one, and no deprecated one without saying so, in ERN 4.3", () => {
    const { values = [], deprecated = {} } = standardPlaces("4.3", "UseType")[0]!.value!;
    const uses = rowsBelow("Stream worldwide from a date", "learn/deals").slice(2).join();
    expect((uses.match(/(?<=`)\w+(?=`)/g) ?? []).filter((use) => !values.includes(use))).toEqual([]);
    const named = pageText("learn/deals")
      .split(/(?<=[.|])\s/)
      .filter((sentence) => !sentence.includes("deprecated"));
    expect(Object.keys(deprecated).filter((use) => named.join(" ").includes(`\`${use}\``))).toEqual([]);
  });

  it("names each form of territory code in ERN 4.3", () => {
    const forms = { "ISO 3166-1": /^[A-Z]{2}$/, "parts of countries": /^[A-Z]{2}-/, TIS: /^\d+$/ };
    const { values = [] } = standardPlaces("4.3", "TerritoryCode")[0]!.value!;
    const codes = values.filter((code) => code !== "Worldwide" && !/^[A-Z]{4}$/.test(code));
    expect(codes.filter((code) => !Object.values(forms).some((form) => form.test(code)))).toEqual([]);
    const used = Object.entries(forms).filter(([, form]) => codes.some((code) => form.test(code)));
    expect(used.filter(([name]) => !pageText("learn/deals").includes(name))).toEqual([]);
  });
});

describe("the pages on the date of a release", () => {
  it.each(["guides/builder/validation", "guides/builder/batch-processing"])(
    "says in %s that ERN accepts a month there",
    (page) => {
      const album = readFileSync("content/fixtures/album-43.xml", "utf8");
      const month = album.replace(/(?<=<ReleaseDate>)[^<]+/, "2026-05");
      expect(month).not.toBe(album);
      expect(checkErn(month)).toEqual(checkErn(album));
      expect(pageText(page)).toMatch(/ERN (?:also )?accepts a month, `2026-05`/);
    },
  );
});

describe("the page on references", () => {
  it("has the first letter of each kind of reference in ERN 4.3, with what defines it", () => {
    const [, , ...rows] = rowsBelow("What the letters mean", "learn/references");
    const letters = schemaModelOf("4.3").values.flatMap(({ kind, base }) => (base === "ID" ? kind!.slice(-1) : []));
    expect(rows.map(([letter]) => letter).sort()).toEqual([...new Set(letters)].sort());
    for (const [letter, defined = ""] of rows) {
      const [name = ""] = /(?<=`)\w+/.exec(defined)!;
      expect(standardPlaces("4.3", name)[0]?.value?.kind).toBe(`reference${letter}`);
    }
  });
});

describe("the overview of the builder", () => {
  it("names everything in a built message that isn't ERN 4.3", async () => {
    const builder = new DdexBuilder();
    const words = { title: "First Light", artist: "Example Artist" };
    builder.addResource({
      ...words,
      resourceId: "A1",
      resourceType: "SoundRecording",
      isrc: "ZZEX12500001",
      duration: "PT3M25S",
    });
    const label = { label: "Example Label", upc: "2000000000015", releaseDate: "2025-10-03" };
    builder.addRelease({ ...words, ...label, releaseId: "R1", releaseType: "Single", trackIds: ["A1"] });
    const found = checkErn(await builder.build()).flatMap(({ code, name, message }) =>
      code === "grid" ? [] : (name ?? /^\w+(?= comes after)|(?<=\bin )\w+/.exec(message)?.[0] ?? message),
    );
    const table = rowsBelow("How far the output is from ERN 4.3", "builder/overview").flat().join(" ");
    const named = new Set(table.match(/(?<=`)\w+/g));
    expect(found.filter((name) => !named.has(name))).toEqual([]);
    expect(found.length).toBeGreaterThan(25);
  });
});

describe("answers to what readers ask", () => {
  const album = readFileSync("content/fixtures/album-43.xml", "utf8");
  const single = readFileSync("src/playground/samples/43-single.xml", "utf8");
  const breaches = (message: string): string[] =>
    checkAdvice(parseErn(message), "profile").diagnostics.map(({ message: text }) => text);

  it("says that MessageControlType is optional, and that DDEX doesn't say what its absence means", () => {
    expect(checkErn(album.replace(/<MessageControlType>.*?<\/MessageControlType>/, ""))).toEqual(checkErn(album));
    expect(pageText("learn/message")).toMatch(/It is optional, and DDEX doesn't say what its absence means/);
  });

  it("says that a month is a day's place in a deal, though ERN accepts it", () => {
    const month = single.replaceAll(/<StartDateTime>(\d{4}-\d{2}).*?<\/StartDateTime>/g, "<StartDate>$1</StartDate>");
    expect(checkErn(month).filter(({ severity }) => severity === "error")).toEqual([]);
    expect(pageText("learn/deals")).toMatch(
      /accepts a month, `2026-05`, as a `StartDate` or an `EndDate`, but DDEX means/,
    );
  });

  it("says that a SimpleAudioSingle needs an image, and forbids no video", () => {
    const [image = ""] = /<Image>[^]*?<\/Image>\s*/.exec(single)!;
    const [video = ""] = /<Video>[^]*?<\/Video>/.exec(readFileSync("src/playground/samples/43-video.xml", "utf8"))!;
    expect(breaches(single)).toEqual([]);
    expect(breaches(single.replace(image, ""))).toContainEqual(expect.stringContaining("Image"));
    expect(breaches(single.replace(image, `${image}${video.replace(/A\d+(?=<\/ResourceReference>)/, "A9")}`))).toEqual(
      [],
    );
    expect(pageText("learn/versions-and-profiles")).toMatch(
      /`SimpleAudioSingle` needs an image: exactly one[^.]*\. No rule that we know forbids a video/,
    );
  });

  it.each([
    ["PreviewDetails", "ClipDetails"],
    ["IsInstrumental", "HasVocalPerformance"],
  ])("says that %s of ERN 3.8.2 became %s in 4.3", (old, name) => {
    expect(versionsWith(old)).toContain("3.8.2");
    expect(standardPlaces("4.3", `SoundRecording/${old}`).every(({ deprecated }) => deprecated)).toBe(true);
    expect([versionsWith(name).includes("3.8.2"), versionsWith(name).includes("4.3")]).toEqual([false, true]);
    expect(pageText("ern/changes")).toMatch(RegExp(`\`${old}\` by \`${name}\``));
  });

  it.each([
    ["one commercial model per deal", "learn/deals", /models with the same uses share a deal/],
    ["an unknown genre", "learn/resources", /The genre isn't known \| `GenreText` with `#unknown#`/],
    [
      "what xmllint names",
      "guides/validation-workflow",
      /names only the first wrong one[^]*Its line is where the start tag ends/,
    ],
    [
      "the name of a release's folder",
      "guides/dsp-integration",
      /folder has its GRid as its name; without one, agree on another id/,
    ],
  ])("says something of %s", (_what, page, sentence) => expect(pageText(page)).toMatch(sentence));
});
