/** @jest-environment jsdom */
import { directClient } from "../../test/playground/direct-client";
import { prepareBrowser, shortMessage as message, waitUntil } from "../../test/playground/live-playground";
import { memoryDatabase } from "../../test/playground/memory-database";
import { noSchemas } from "../../test/playground/no-schemas";
import { createSessions } from "../storage/create-sessions";
import type { Playground } from "./create-playground";
import { createPlayground } from "./create-playground";

let playground: Playground;
const state = () => playground.store.get();
const until = (holds: () => unknown): Promise<void> => waitUntil(playground, holds);
const isRead = () => state().analysis?.revision === state().revision;
const type = async (insert: string, offset: number): Promise<void> => {
  playground.view.dispatch({ changes: { from: offset, insert } });
  await until(isRead);
};

describe("the last reading", () => {
  beforeEach(async () => {
    prepareBrowser();
    playground = createPlayground(directClient(), createSessions(memoryDatabase()), noSchemas());
    playground.open({ source: message, encoding: "utf-8" }, "a.xml", { isFirst: true });
    await until(isRead);
  });

  afterEach(() => playground.destroy());

  it("is shown at its current positions while a tag is half typed", async () => {
    const read = state().analysis!;
    await type("<Pa", message.indexOf("<ResourceList>"));
    const { analysis } = state();
    expect(analysis).toMatchObject({
      wellFormed: false,
      lastRead: read.revision,
      version: "ERN 4.3",
      diagnostics: [{ line: 2 }],
    });
    expect(read).not.toHaveProperty("lastRead");
    const [resources] = analysis!.structure;
    expect(playground.source().slice(resources!.from, resources!.to)).toMatch(/^<ResourceList>[^]*<\/ResourceList>$/);
    const [recording] = resources!.children;
    expect(playground.source().slice(recording!.from)).toMatch(/^<SoundRecording>/);
    expect(JSON.parse(await playground.exportAs("graph", "shown"))).toMatchObject({ version: "4.3" });
    await expect(playground.exportAs("graph")).rejects.toThrow("cannot be read as it is now");
  });

  it("is what the next one changes, wherever its parts have moved to", async () => {
    await type("<!-- -->", message.indexOf("<ResourceList>"));
    const [resources] = state().analysis!.structure;
    expect(playground.source().slice(resources!.from, resources!.to)).toMatch(/^<ResourceList>[^]*<\/ResourceList>$/);
    const title = playground.source().indexOf("A1");
    playground.view.dispatch({ changes: { from: title, to: title + 2, insert: "A77" } });
    await until(isRead);
    const [recording] = state().analysis!.structure[0]!.children;
    expect(recording).toMatchObject({ reference: "A77" });
    expect(playground.source().slice(recording!.from, recording!.to)).toMatch(
      /^<SoundRecording>[^]*A77[^]*<\/SoundRecording>$/,
    );
  });

  it("keeps reporting what is at the cursor, and refuses edits until the source can be read", async () => {
    await type("<Pa", message.indexOf("<ResourceList>"));
    const from = playground.source().indexOf("PT2M58S");
    playground.select({ from, to: from });
    await until(() => state().inspection?.element?.name === "Duration");
    expect(state().inspection).toMatchObject({ part: { title: "SoundRecording A1" } });
    const { path } = state().inspection!.element!;
    await expect(playground.edit({ do: "setText", path, value: "PT3M" })).rejects.toThrow(
      "cannot be read as it is now",
    );
    await type("rtyList/>", playground.source().indexOf("<Pa") + 3);
    expect(state().analysis).not.toHaveProperty("lastRead");
    await playground.edit({ do: "setText", path, value: "PT3M" });
    expect(playground.source()).toContain("<PartyList/><ResourceList>");
  });

  it("is forgotten together with its message", async () => {
    playground.open({ source: "<a><b></a>", encoding: "utf-8" }, "b.xml");
    await until(isRead);
    expect(state().analysis).toMatchObject({ wellFormed: false, structure: [] });
    expect(state().analysis).not.toHaveProperty("lastRead");
    playground.undo();
    await until(isRead);
    expect(state().analysis).toMatchObject({ wellFormed: true, structure: [{ label: "Resources" }] });
  });

  it("fixes a problem in one step, and nothing once the source has changed", async () => {
    await type("R&B", message.indexOf("A1"));
    const { diagnostics, revision } = state().analysis!;
    playground.fix(diagnostics[0]!.fixes![0]!, revision);
    expect(playground.source()).toBe(message.replace("A1", "R&amp;BA1"));
    expect(() => playground.fix(diagnostics[0]!.fixes![0]!, revision)).toThrow("has changed meanwhile");
    playground.undo();
    expect(playground.source()).toContain(">R&BA1<");
  });
});
