/** @jest-environment jsdom */
import { directClient } from "../../test/playground/direct-client";
import { prepareBrowser, shortMessage, waitUntil } from "../../test/playground/live-playground";
import { memoryDatabase } from "../../test/playground/memory-database";
import { noSchemas } from "../../test/playground/no-schemas";
import { createSessions } from "../storage/create-sessions";
import { createPlayground, type Playground } from "./create-playground";

let playground: Playground;
const next = () => {
  const { undo, redo } = playground.store.get().history;
  return [undo?.name, redo?.name];
};
const type = (insert: string, userEvent: string): void =>
  playground.view.dispatch({ changes: { from: 0, insert }, userEvent });

describe("The steps of Undo and Redo", () => {
  beforeEach(async () => {
    prepareBrowser();
    playground = createPlayground(directClient(), createSessions(memoryDatabase()), noSchemas());
    playground.open({ source: shortMessage, encoding: "utf-8" }, "one.xml", { isFirst: true });
    await waitUntil(playground, () => playground.store.get().analysis);
  });
  afterEach(() => playground.destroy());

  it("are named after what was done, through undo and redo", async () => {
    expect(next()).toEqual([undefined, undefined]);
    await playground.edit({
      do: "setText",
      path: "/NewReleaseMessage/ResourceList/SoundRecording/Duration",
      value: "PT1M",
    });
    expect(next()).toEqual(["Set Duration", undefined]);
    type(" ", "input.paste");
    expect(next()).toEqual(["Paste", undefined]);
    playground.undo();
    expect(next()).toEqual(["Set Duration", "Paste"]);
    expect(playground.store.get().announcement).toBe("Undone: Paste.");
    playground.undo();
    expect(next()).toEqual([undefined, "Set Duration"]);
    playground.redo();
    expect(next()).toEqual(["Set Duration", "Paste"]);
    type("<!-- -->", "input.type");
    expect(next()).toEqual(["Type", undefined]);
  });

  it("stay the same object while typing goes on, so that a key changes the state once", () => {
    type("a", "input.type");
    const { history } = playground.store.get();
    let count = 0;
    playground.store.subscribe(() => (count += 1));
    playground.view.dispatch({ changes: { from: 1, insert: "b" }, userEvent: "input.type" });
    expect(playground.store.get().history).toBe(history);
    expect(count).toBe(1);
  });

  it("stop at the opening of a message for the key, with a way on", () => {
    playground.open({ source: "<two/>", encoding: "utf-8" }, "two.xml");
    type(" ", "input.type");
    expect(playground.undoByKey()).toBe(true);
    expect(playground.source()).toBe("<two/>");
    playground.undoByKey();
    expect(playground.source()).toBe("<two/>");
    const { notice } = playground.store.get();
    expect(notice).toMatchObject({ text: "There is nothing more to undo in this message." });
    expect(notice!.action!.label).toBe("Undo: Open two.xml");
    notice!.action!.run();
    expect(playground.source()).toBe(shortMessage);
    expect(next()).toEqual([undefined, "Open two.xml"]);
  });

  it("stay in step with the history after hundreds of changes", () => {
    for (let step = 0; step < 300; step += 1) {
      type("a", step % 2 ? "input.paste" : "form");
    }
    for (let step = 299; next()[0] !== undefined; step -= 1) {
      expect(next()[0]).toBe(step % 2 ? "Paste" : "Change");
      playground.undo();
    }
    expect(playground.source()).toMatch(/^a+</);
    playground.undo();
    expect(playground.source()).toMatch(/^a+</);
  });
});
