/** @jest-environment jsdom */
import { webcrypto } from "node:crypto";
import { TextDecoder, TextEncoder } from "node:util";

import { createEngine } from "./create-engine";
import { createPlayground, type Playground } from "./create-playground";
import type { EngineClient } from "./engine-client";
import { loadSession } from "./saved-session";

/** Short, for jsdom is slow to lay out an editor. */
const single = `<ern:NewReleaseMessage xmlns:ern="http://ddex.net/xml/ern/43">
  <ResourceList>
    <SoundRecording>
      <ResourceReference>A1</ResourceReference>
      <Duration>PT2M58S</Duration>
    </SoundRecording>
  </ResourceList>
</ern:NewReleaseMessage>
`;

/** The engine without a worker. */
const directClient = (): EngineClient => {
  const engine = createEngine();
  return {
    run: async (name, input) => (engine[name] as (input: unknown) => unknown)(input) as never,
    cancel: jest.fn(),
  };
};

// What browsers have and jsdom has not.
Object.assign(globalThis, { TextDecoder, TextEncoder });
Object.defineProperty(globalThis, "crypto", { value: webcrypto });
Range.prototype.getClientRects = () => [] as unknown as DOMRectList;

let playground: Playground;
const state = () => playground.store.get();

/** Waits until something holds of the state. */
const until = (holds: () => unknown): Promise<void> =>
  new Promise((resolve) => {
    const check = (): void => {
      if (!holds()) return;
      end();
      resolve();
    };
    const end = playground.store.subscribe(check);
    check();
  });
const isRead = () => state().analysis?.revision === state().revision;

beforeEach(() => {
  localStorage.clear();
  playground = createPlayground(directClient());
  playground.open({ source: single, encoding: "utf-8" }, "single.xml", true);
});

afterEach(() => playground.destroy());

it("reads what is opened, and finds what is at the cursor", async () => {
  await until(isRead);
  expect(state()).toMatchObject({ analysis: { version: "ERN 4.3" }, length: single.length, canUndo: false });
  const from = single.indexOf("<Duration>");
  playground.select({ from, to: from + 10 });
  await until(() => state().inspection?.element?.name === "Duration");
  expect(state().inspection).toMatchObject({ element: { name: "Duration" }, part: { title: "SoundRecording A1" } });
});

it("does an edit as one step, which undo takes back to the byte", async () => {
  await until(isRead);
  const from = single.indexOf("<Duration>");
  playground.select({ from, to: from });
  await until(() => state().inspection?.element?.name === "Duration");
  const { path: at } = state().inspection!.element!;
  await playground.edit({ do: "setText", path: at, value: "PT3M" });
  expect(playground.source()).toBe(single.replace("PT2M58S", "PT3M"));
  expect(await playground.compare()).toMatchObject({ changedLines: 1 });
  playground.undo();
  expect(playground.source()).toBe(single);
  playground.redo();
  expect(playground.source()).toContain("PT3M");
});

it("brings back with undo what was open before, with its name and its original", async () => {
  playground.open({ source: "<a>\r\n</a>", encoding: "utf-16le" }, "a.xml");
  expect(state().opened).toEqual({ original: "<a>\r\n</a>", name: "a.xml", encoding: "utf-16le" });
  expect(playground.source()).toBe("<a>\r\n</a>");
  playground.undo();
  expect(state().opened).toEqual({ original: single, name: "single.xml", encoding: "utf-8" });
  expect(playground.source()).toBe(single);
});

it("keeps the message where the page is left, and forgets it when it is cleared", () => {
  window.dispatchEvent(new Event("pagehide"));
  expect(loadSession()).toMatchObject({ source: single, opened: { name: "single.xml" } });
  const next = createPlayground(directClient());
  expect(next.source()).toBe(single);
  next.destroy();
  playground.clear();
  expect(loadSession()).toBeUndefined();
  expect(playground.source()).toBe("");
});

it("tells what went wrong, and keeps the message", async () => {
  await playground.attempt(() => playground.edit({ do: "removeElement", path: "/Nothing" }));
  expect(state().notice).toEqual({ kind: "error", text: expect.stringContaining("no longer in the message") });
  await playground.openFile({ name: "huge.xml", size: 70 * 1024 * 1024 } as File);
  expect(state().notice!.text).toBe("huge.xml has 70 MB; 64 MB are the limit.");
  const bytes = new TextEncoder().encode("notes");
  await playground.openFile({ name: "notes.txt", size: 5, arrayBuffer: async () => bytes } as unknown as File);
  expect(state().notice!.text).toContain("notes.txt is no XML file");
  expect(playground.source()).toBe(single);
});

it("marks what the checks find in the editor", async () => {
  playground.open({ source: single.replace("PT2M58S", "2:58"), encoding: "utf-8" }, "wrong.xml");
  await until(isRead);
  expect(state().analysis!.issues).toContainEqual(expect.objectContaining({ code: "duration" }));
  const { forEachDiagnostic } = await import("@codemirror/lint");
  const marked: string[] = [];
  forEachDiagnostic(playground.view.state, (_diagnostic, from, to) =>
    marked.push(playground.view.state.sliceDoc(from, to)),
  );
  expect(marked).toContain("2:58");
});
