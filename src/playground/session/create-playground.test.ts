/** @jest-environment jsdom */
import { directClient } from "../../test/playground/direct-client";
import { prepareBrowser, shortMessage as single, waitUntil } from "../../test/playground/live-playground";
import { memoryDatabase } from "../../test/playground/memory-database";
import { noSchemas } from "../../test/playground/no-schemas";
import { toEditorText } from "../editor/text-pieces";
import { samples } from "../samples/samples";
import { createSessions, type Sessions } from "../storage/create-sessions";
import type { Playground } from "./create-playground";
import { createPlayground } from "./create-playground";

let playground: Playground;
let sessions: Sessions;
const state = () => playground.store.get();

const until = (holds: () => unknown): Promise<void> => waitUntil(playground, holds);
const isRead = () => state().analysis?.revision === state().revision;

/** A file as browsers have it: jsdom's can't be read. */
const file = (name: string, text: string, size = text.length): File => {
  const arrayBuffer = async () => new TextEncoder().encode(text);
  return { name, size, arrayBuffer, slice: () => ({ arrayBuffer }) } as unknown as File;
};

describe("createPlayground", () => {
  beforeEach(() => {
    prepareBrowser();
    sessions = createSessions(memoryDatabase());
    playground = createPlayground(directClient(), sessions, noSchemas());
    playground.open({ source: single, encoding: "utf-8" }, "single.xml", { isFirst: true });
  });

  afterEach(() => playground.destroy());

  it("reads the opened message, and finds what is at the cursor", async () => {
    await until(isRead);
    expect(state()).toMatchObject({ analysis: { version: "ERN 4.3" }, length: single.length, history: { undo: null } });
    const from = single.indexOf("<Duration>");
    playground.select({ from, to: from + 10 });
    await until(() => state().inspection?.element?.name === "Duration");
    expect(state().inspection).toMatchObject({ element: { name: "Duration" }, part: { title: "SoundRecording A1" } });
  });

  it("selects a range at once if the source is visible, and shows the source first if not", async () => {
    const range = { from: single.indexOf("<Duration>"), to: single.indexOf("<Duration>") + 10 };
    const selected = (): string => {
      const { from, to } = playground.view.state.selection.main;
      return playground.view.state.sliceDoc(from, to);
    };
    playground.view.dom.checkVisibility = () => true;
    playground.goTo(range);
    expect(selected()).toBe("<Duration>");
    playground.select({ from: 0, to: 0 });
    playground.view.dom.checkVisibility = () => false;
    playground.store.set({ panel: "structure" });
    playground.goTo(range);
    expect(state().panel).toBe("source");
    expect(selected()).toBe("");
    await new Promise(requestAnimationFrame);
    expect(selected()).toBe("<Duration>");
    expect(playground.view.hasFocus).toBe(false);
    const focus = jest.spyOn(playground.view, "focus");
    playground.goTo(range, true);
    await new Promise(requestAnimationFrame);
    expect(focus).toHaveBeenCalledTimes(1);
  });

  it("makes an edit as one step, which undo reverts exactly", async () => {
    await until(isRead);
    const from = single.indexOf("<Duration>");
    playground.select({ from, to: from });
    await until(() => state().inspection?.element?.name === "Duration");
    const { path: elementPath } = state().inspection!.element!;
    await playground.edit({ do: "setText", path: elementPath, value: "PT3M" });
    expect(playground.source()).toBe(single.replace("PT2M58S", "PT3M"));
    expect(await playground.compare()).toMatchObject({ changedLines: 1 });
    playground.undo();
    expect(playground.source()).toBe(single);
    playground.redo();
    expect(playground.source()).toContain("PT3M");
  });

  it("describes both sides of a long message once typing rests", async () => {
    jest.useFakeTimers();
    playground.open({ source: `<a>${"x".repeat(1_000_000)}</a>`, encoding: "utf-8" }, "long.xml");
    const early = playground.describeSides();
    playground.view.dispatch({ changes: { from: 3, insert: "y" } });
    await jest.advanceTimersByTimeAsync(1500);
    expect(await early).toEqual({ revision: state().revision - 1 });
    const late = playground.describeSides();
    await jest.advanceTimersByTimeAsync(3000);
    jest.useRealTimers();
    const { revision, sides } = await late;
    expect([revision, sides?.before.bytes, sides?.after.bytes]).toEqual([state().revision, 1_000_007, 1_000_008]);
  });

  it("restores with undo the message that was open before, with its name and original", async () => {
    playground.open({ source: "<a>\r\n</a>", encoding: "utf-16le" }, "a.xml");
    expect(state().opened).toEqual({ original: toEditorText("<a>\r\n</a>"), name: "a.xml", encoding: "utf-16le" });
    expect(playground.source()).toBe("<a>\r\n</a>");
    playground.undo();
    expect(state().opened).toEqual({ original: toEditorText(single), name: "single.xml", encoding: "utf-8" });
    expect(playground.source()).toBe(single);
  });

  it("doesn't draw all of what is put into a hidden editor, at the start or behind another view", async () => {
    const many = `<a>${"\n  <b/>".repeat(5_000)}\n</a>`;
    const drawn = () => playground.view.dom.querySelectorAll(".cm-line").length;
    // The editor has measured that it isn't visible.
    await new Promise(requestAnimationFrame);
    playground.open({ source: many, encoding: "utf-8" }, "many.xml");
    expect(drawn()).toBeLessThan(200);
    await until(isRead);
    expect(state()).toMatchObject({
      length: many.length,
      history: { undo: { name: "Open many.xml", isOpening: true } },
      opened: { name: "many.xml" },
    });
    playground.undo();
    expect(playground.source()).toBe(single);
    await until(isRead);
    playground.redo();
    expect(drawn()).toBeLessThan(200);
    await until(isRead);
    expect(playground.source()).toBe(many);
    expect(state()).toMatchObject({ length: many.length, history: { redo: null }, opened: { name: "many.xml" } });
  });

  /** Simulates a tab reload: the playground ends, and another starts with what was saved. */
  const reload = async (): Promise<string | undefined> => {
    playground.destroy();
    playground = createPlayground(directClient(), sessions, noSchemas());
    return playground.resume();
  };
  const names = async () => (await sessions.list()).map(({ name }) => name);

  it("keeps the message and what is typed next to it across a reload, until it is cleared", async () => {
    playground.store.set({ draft: "{}", typed: { "/A text": "B" }, panel: "edit", offset: 7 });
    await reload();
    expect(playground.source()).toBe(single);
    expect(state()).toMatchObject({
      opened: { name: "single.xml", original: toEditorText(single) },
      draft: "{}",
      typed: { "/A text": "B" },
      panel: "edit",
      offset: 7,
      history: { undo: null },
    });
    playground.store.set({ draft: "", typed: {} });
    playground.clear();
    expect(playground.source()).toBe("");
    await reload();
    expect(await names()).toEqual([]);
    expect(playground.source()).toBe("");
  });

  it("keeps a cleared message again after undo", async () => {
    await reload();
    playground.clear();
    playground.undo();
    await reload();
    expect(playground.source()).toBe(single);
  });

  it("keeps the old message when another is opened, and can continue it", async () => {
    playground.view.dispatch({ changes: { from: 0, insert: "<!-- mine -->" } });
    playground.open({ source: "<sample/>", encoding: "utf-8" }, "sample.xml", { isSample: true });
    playground.open({ source: "<shared/>", encoding: "utf-8" }, "shared.xml");
    await reload();
    expect(playground.source()).toBe("<shared/>");
    expect(state().sessions).toEqual([expect.objectContaining({ name: "single.xml", version: "ERN 4.3" })]);
    await playground.continueWith(state().sessions[0]!.id);
    expect(playground.source()).toBe(`<!-- mine -->${single}`);
    expect(state().opened).toMatchObject({ name: "single.xml", original: toEditorText(single) });
    expect(state().sessions.map(({ name }) => name)).toEqual(["shared.xml"]);
    playground.undo();
    expect(playground.source()).toBe("<shared/>");
  });

  it("saves a message restored by undo under its own session", async () => {
    playground.open({ source: "<shared/>", encoding: "utf-8" }, "shared.xml");
    playground.undo();
    playground.view.dispatch({ changes: { from: 0, insert: "<!-- mine -->" } });
    await reload();
    expect(playground.source()).toBe(`<!-- mine -->${single}`);
    expect(await names()).toEqual(["single.xml", "shared.xml"]);
  });

  it("doesn't keep an unedited sample, but shows it again", async () => {
    playground.open({ source: "<sample/>", encoding: "utf-8" }, "sample.xml", { isSample: true });
    expect(await reload()).toBe("sample.xml");
    expect(await names()).toEqual(["single.xml"]);
  });

  it("lets a new tab choose if several messages are kept", async () => {
    playground.open({ source: "<other/>", encoding: "utf-8" }, "other.xml");
    playground.destroy();
    sessionStorage.clear();
    await reload();
    expect(playground.source()).toBe("");
    expect(state()).toMatchObject({ screen: "opening" });
    expect(
      state()
        .sessions.map(({ name }) => name)
        .sort(),
    ).toEqual(["other.xml", "single.xml"]);
  });

  it("forgets everything that is kept, until that is undone", async () => {
    playground.store.set({ draft: "{}" });
    playground.open({ source: "<other/>", encoding: "utf-8" }, "other.xml");
    await playground.deleteSaved();
    expect(await names()).toEqual([]);
    expect(playground.source()).toBe("");
    expect(state().draft).toBe("");
    state().notice!.action!.run();
    expect(playground.source()).toBe("<other/>");
    expect(state().draft).toBe("{}");
    await until(() => state().sessions.length === 1);
    expect((await names()).sort()).toEqual(["other.xml", "single.xml"]);
  });

  it("reports which of several files is open, and which aren't", async () => {
    await playground.openFiles([file("notes.txt", "notes"), file("a.xml", "<a/>"), file("b.xml", "<b/>")]);
    expect(state().opened.name).toBe("a.xml");
    expect(state().notice).toMatchObject({
      kind: "info",
      text: "a.xml is open. Not opened: notes.txt, b.xml. Files lists all 3 files.",
    });
    await playground.openFiles([]);
    expect(state().notice).toMatchObject({ kind: "error", text: expect.stringContaining("No file was dropped") });
  });

  it("opens and saves a file if the engine doesn't run", async () => {
    const client = { ...directClient(), run: () => new Promise<never>(() => undefined) };
    const lonely = createPlayground(client, sessions, noSchemas());
    await lonely.openFiles([file("a.xml", "<a/>")]);
    expect(lonely.source()).toBe("<a/>");
    lonely.destroy();
  });

  it("reports what went wrong, and keeps the message", async () => {
    await playground.attempt(() => playground.edit({ do: "removeElement", path: "/Nothing" }));
    expect(state().notice).toEqual({ kind: "error", text: expect.stringContaining("no longer in the message") });
    await playground.openFiles([file("huge.xml", "<a/>", 70 * 1024 * 1024)]);
    expect(state().notice!.text).toBe("huge.xml has 70 MB; the limit is 64 MB.");
    await playground.openFiles([file("notes.txt", "notes")]);
    expect(state().notice!.text).toContain("notes.txt isn't an XML file");
    expect(playground.source()).toBe(single);
  });

  it("offers to try again if a sample couldn't be loaded", async () => {
    const [sample] = samples;
    const load = jest.spyOn(sample!, "load");
    load.mockRejectedValueOnce(Object.assign(new Error("Loading chunk 7 failed."), { name: "ChunkLoadError" }));
    load.mockResolvedValueOnce({ default: "<sample/>" });
    playground.openSample(sample!.name);
    await until(() => state().notice !== null);
    expect(state().notice).toMatchObject({ kind: "error", action: { label: "Retry" } });
    state().notice!.action!.run();
    await until(() => playground.source() === "<sample/>");
    expect(state()).toMatchObject({ notice: null, opened: { name: sample!.name } });
  });

  it.each([
    ["a broken message", "<a><b></a>"],
    ["a message that isn't of ERN", "<html><body/></html>"],
    ["a message with an error", single.replace("PT2M58S", "2:58")],
  ])("shows the checks of %s", async (_what, source) => {
    for (const panel of ["source", "tracks"]) {
      playground.store.set({ panel });
      playground.open({ source, encoding: "utf-8" }, "other.xml");
      await until(isRead);
      await until(() => state().panel === "checks");
    }
    playground.store.set({ panel: "changes" });
    playground.open({ source, encoding: "utf-8" }, "again.xml");
    await until(isRead);
    expect(state().panel).toBe("changes");
    playground.store.set({ panel: "structure" });
    playground.open({ source: single, encoding: "utf-8" }, "single.xml");
    await until(isRead);
    expect(state().panel).toBe("structure");
  });

  it("keeps the view of a broken sample, and one that was chosen meanwhile", async () => {
    playground.store.set({ panel: "structure" });
    playground.open({ source: "<a><b></a>", encoding: "utf-8" }, "sample.xml", { isSample: true });
    await until(isRead);
    expect(state().panel).toBe("structure");
    playground.open({ source: "<a><c></a>", encoding: "utf-8" }, "other.xml");
    playground.store.set({ panel: "tracks" });
    await until(isRead);
    expect(state().panel).toBe("tracks");
  });

  it("marks problems in the editor", async () => {
    playground.open({ source: single.replace("PT2M58S", "2:58"), encoding: "utf-8" }, "wrong.xml");
    await until(isRead);
    expect(state().analysis!.diagnostics).toContainEqual(expect.objectContaining({ code: "duration" }));
    const { diagnosticCount, forEachDiagnostic } = await import("@codemirror/lint");
    while (diagnosticCount(playground.view.state) === 0) await new Promise((resolve) => setTimeout(resolve));
    const marked: string[] = [];
    forEachDiagnostic(playground.view.state, (_diagnostic, from, to) =>
      marked.push(playground.view.state.sliceDoc(from, to)),
    );
    expect(marked).toContain("2:58");
  });
});
