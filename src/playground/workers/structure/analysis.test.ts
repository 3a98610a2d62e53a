import { readSample } from "@ddex-suite/ern/test/read-sample";

import { analyzeSource } from "../../../test/playground/analyze-source";
import { createEngine } from "../create-engine";
import { addRows, POSTED_ROWS, type StructureItem, toRows } from "./analysis";

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
});
