import { readSample } from "@ddex-suite/ern/test/read-sample";

import { analyzeSource } from "../../../test/playground/analyze-source";
import { createEngine } from "../create-engine";
import { addRows, changeRows, compareRows, POSTED_ROWS, type StructureItem, toRows } from "./analysis";

describe("structure rows", () => {
  it("restore the items, wherever the rows are split", async () => {
    const { structure } = await analyzeSource(createEngine(), readSample("43-album.xml"));
    const rows = toRows(structure);
    for (const cut of [0, 1, 7, rows.length]) {
      const items: StructureItem[] = [];
      addRows(items, rows.slice(0, cut));
      addRows(items, rows.slice(cut));
      expect(items).toEqual(structure);
    }
  });

  it("are posted in limited numbers", async () => {
    const recording = (number: number): string =>
      `<SoundRecording><ResourceReference>A${number}</ResourceReference></SoundRecording>`;
    const recordings = Array.from({ length: POSTED_ROWS + 500 }, (_, index) => recording(index)).join("");
    const namespace = 'xmlns:ern="http://ddex.net/xml/ern/43"';
    const source = `<ern:NewReleaseMessage ${namespace}><ResourceList>${recordings}</ResourceList></ern:NewReleaseMessage>`;
    const engine = createEngine();
    const { itemCount, structure } = await analyzeSource(engine, source);
    expect(itemCount).toBe(POSTED_ROWS + 501);
    expect(toRows(structure)).toHaveLength(POSTED_ROWS);
    addRows(structure, await engine.structure({ revision: 1, from: POSTED_ROWS }));
    expect(structure[0]!.children).toHaveLength(POSTED_ROWS + 500);
  });

  it("of a known reading are posted as what has changed", async () => {
    const album = readSample("43-album.xml");
    const edited = album
      .replace(/(<DisplayTitleText[^>]*>)[^<]*</, "$1Other<")
      .replace("<ReleaseList>", "<ReleaseList> ");
    const engine = createEngine();
    const { structure: before } = await analyzeSource(engine, album);
    const { structure, rowChanges } = await analyzeSource(engine, edited, 2, 1);
    const { structure: whole } = await analyzeSource(createEngine(), edited);
    expect(structure).toEqual([]);
    expect(new Set([...rowChanges!.changed.values()].map(({ label }) => label))).toEqual(new Set(["Other"]));
    expect(changeRows(before, rowChanges!)).toEqual(whole);
  });

  it("are posted themselves if another reading is known, or if there are more or fewer of them", async () => {
    const album = readSample("43-album.xml");
    const engine = createEngine();
    await analyzeSource(engine, album);
    expect(await analyzeSource(engine, album, 3, 2)).not.toHaveProperty("rowChanges.places");
    const fewer = album.replace(/<DealList>[^]*<\/DealList>/, "");
    const { rowChanges, structure, itemCount } = await analyzeSource(engine, fewer, 4, 3);
    expect(rowChanges).toBeUndefined();
    expect(toRows(structure)).toHaveLength(itemCount);
  });

  it("are posted themselves if as many are nested in another way", () => {
    const row = (depth: number, label: string) => ({ depth, label, detail: "", from: 0, to: 1 });
    const before = [row(0, "Releases"), row(1, "Release"), row(2, "Track")];
    expect(compareRows(before, [row(0, "Releases"), row(1, "Release"), row(1, "Track")])).toBeUndefined();
    expect(compareRows(before, [...before])?.changed.size).toBe(0);
  });
});
