import { readSample } from "@ddex-suite/ern/test/read-sample";

import { analyzeSource } from "../../../test/playground/analyze-source";
import { createEngine } from "../create-engine";

const album = readSample("43-album.xml");
const opened = async (source = album) => {
  const engine = createEngine();
  await analyzeSource(engine, source);
  return engine;
};
const find = async (query: string, source = album) => (await opened(source)).searchStructure({ revision: 1, query });
const matching = async (query: string, source = album) => {
  const { count, rows } = await find(query, source);
  const matches = rows.filter(({ isMatch }) => isMatch);
  expect(matches).toHaveLength(count);
  return matches.map(({ label, found }) => (found ? `${label}: ${found.name} ${found.value}`.trim() : label));
};

describe("searchStructure", () => {
  it("finds what the rows show, with their ancestors", async () => {
    const { count, itemCount, rows } = await find("p1");
    expect(rows.map(({ depth, label, isMatch }) => [depth, label, isMatch]).slice(0, 2)).toEqual([
      [0, "Parties", false],
      [1, expect.any(String), true],
    ]);
    expect(count).toBe(rows.filter(({ isMatch }) => isMatch).length);
    expect(itemCount).toBeGreaterThan(rows.length);
  });

  it("finds identifiers with and without hyphens, and names of elements", async () => {
    const [first] = await matching("QZ-ABC-26-00001");
    expect(first).toMatch(/: ISRC QZABC2600001$/);
    expect(await matching("qzabc2600001")).toContain(first);
    expect((await matching("isrc")).filter((found) => found.includes(": ISRC "))).toHaveLength(3);
  });

  it("returns the range of the value in the source", async () => {
    const [row] = (await find("QZABC2600001")).rows.filter(({ found }) => found);
    expect(album.slice(row!.found!.from, row!.found!.to)).toBe("<ISRC>QZABC2600001</ISRC>");
  });

  it("resolves references, and searches attributes", async () => {
    const source = readSample("43-single.xml").replaceAll(">Paper Boats<", ">R&amp;B d&#233;j&#xE0; vu<");
    expect(await matching("r&b DEJA", source)).toContain("R&B déjà vu");
    expect(await matching("padpida")).toEqual(expect.arrayContaining([expect.stringContaining(": Namespace PADPIDA")]));
  });

  it("finds nothing for an empty query", async () => {
    expect(await find(" - ")).toMatchObject({ rows: [], count: 0 });
    expect(await find("no such thing")).toMatchObject({ rows: [], count: 0 });
  });

  afterEach(() => jest.restoreAllMocks());

  it("aborts an older query", async () => {
    const recording = (number: number): string =>
      `<SoundRecording><ResourceReference>A${number}</ResourceReference></SoundRecording>`;
    const recordings = Array.from({ length: 5_000 }, (_, index) => recording(index)).join("");
    const source = `<ern:NewReleaseMessage xmlns:ern="http://ddex.net/xml/ern/43"><ResourceList>${recordings}</ResourceList></ern:NewReleaseMessage>`;
    const engine = await opened(source);
    // Each look at the clock is one time slice later, so that the search pauses on a fast machine, too.
    let now = 0;
    jest.spyOn(performance, "now").mockImplementation(() => (now += 1000));
    const old = expect(engine.searchStructure({ revision: 1, query: "zzz" })).rejects.toMatchObject({
      code: "cancelled",
    });
    const found = await engine.searchStructure({ revision: 1, query: "a4999" });
    expect(found).toMatchObject({ count: 1, itemCount: 5_001 });
    expect(found.rows.map(({ depth }) => depth)).toEqual([0, 1]);
    await old;
  });
});
