/** @jest-environment node */
import { readFileSync } from "node:fs";

import { checkErn, placesOf, schemaModelOf } from "@ddex-suite/ern";
import { DdexBuilder } from "ddex-builder";

/** The rows of the table below a heading of a docs page, as cells. */
const rowsBelow = (heading: string, page: string): string[][] => {
  const [, section = ""] = readFileSync(`content/docs/${page}.mdx`, "utf8").split(`\n## ${heading}\n`);
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

describe("the page on references", () => {
  it("has the first letter of each kind of reference in ERN 4.3, with the element that defines it", () => {
    const [, , ...rows] = rowsBelow("What the letters mean", "learn/references");
    const letters = schemaModelOf("4.3").values.flatMap(({ kind, base }) => (base === "ID" ? kind!.slice(-1) : []));
    expect(rows.map(([letter]) => letter).sort()).toEqual([...new Set(letters)].sort());
    for (const [letter, defined = ""] of rows) {
      const [name = ""] = /(?<=`)\w+/.exec(defined)!;
      expect(placesOf("4.3", name)[0]?.value?.kind).toBe(`reference${letter}`);
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
