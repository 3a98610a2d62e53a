/** @jest-environment jsdom */
import { readSample } from "@ddex-suite/ern/test/read-sample";

import { directClient } from "../../test/playground/direct-client";
import { prepareBrowser } from "../../test/playground/live-playground";
import { memoryDatabase } from "../../test/playground/memory-database";
import { noSchemas } from "../../test/playground/no-schemas";
import { ONLY_MESSAGE_KEY } from "../../utils/browser/opens-message";
import { paths } from "../../utils/paths";
import { setHandoff } from "../live/handoff";
import { type MessageSample, samples } from "../samples/samples";
import { createSessions, type Sessions } from "../storage/create-sessions";
import type { Playground } from "./create-playground";
import { createPlayground } from "./create-playground";
import { openFirst, openShared } from "./open-first";

jest.mock("../samples/samples", () => {
  const actual = jest.requireActual<{ samples: readonly MessageSample[] }>("../samples/samples");
  const short = (name: string): string => `<a>${name}</a>`;
  return {
    ...actual,
    samples: actual.samples.map((sample) => ({ ...sample, load: async () => ({ default: short(sample.name) }) })),
  };
});

let playground: Playground;
let sessions: Sessions;
const state = () => playground.store.get();
const isAtStart = (): boolean => state().screen === "start";
const sampleHash = (name: string): string => new URL(paths.playgroundSample(name), "http://localhost").hash;

const begin = async (hash = ""): Promise<void> => {
  playground = createPlayground(directClient(), sessions, noSchemas());
  await openFirst(playground, hash);
};

describe("openFirst", () => {
  beforeEach(() => {
    prepareBrowser();
    sessions = createSessions(memoryDatabase());
  });
  afterEach(() => playground.destroy());

  it("opens nothing on a first visit, which then becomes the start page", async () => {
    playground = createPlayground(directClient(), sessions, noSchemas());
    expect(isAtStart()).toBe(false);
    await openFirst(playground, "");
    expect([isAtStart(), playground.source(), state().notice]).toEqual([true, "", null]);
  });

  it.each(samples.map((sample) => [sample.name, sample] as const))(
    "opens %s by its address, in its view",
    async (name, sample) => {
      expect(readSample(name).length).toBeGreaterThan(0);
      await begin(sampleHash(name));
      expect(playground.source()).toBe(`<a>${name}</a>`);
      expect(state()).toMatchObject({
        panel: sample.panel,
        history: { undo: null },
        comparesOther: sample.compareWith !== undefined,
      });
      expect(state().otherMessage?.name).toBe(sample.compareWith);
      expect(isAtStart()).toBe(false);
    },
  );

  it("opens a message of the home page once, with each of its fixes as a step that can be undone", async () => {
    const fixes = [
      [{ from: 3, to: 4, insert: "two" }],
      [
        { from: 1, to: 2, insert: "b" },
        { from: 8, to: 9, insert: "b" },
      ],
    ];
    setHandoff({ name: "mine.xml", original: { source: "<a>1</a>", encoding: "utf-8" }, fixes });
    await begin(sampleHash("43-single.xml"));
    expect(playground.source()).toBe("<b>two</b>");
    expect(state()).toMatchObject({
      panel: "changes",
      opened: { name: "mine.xml" },
      history: { undo: expect.anything() },
    });
    playground.undo();
    expect(playground.source()).toBe("<a>two</a>");
    playground.undo();
    expect([playground.source(), state().history.undo]).toEqual(["<a>1</a>", null]);
    playground.destroy();
    await begin(sampleHash("43-single.xml"));
    expect(state().opened.name).toBe("43-single.xml");
  });

  it("selects the first element that an address names", async () => {
    Element.prototype.checkVisibility = () => true;
    await begin(new URL(paths.playgroundSample("43-single.xml", "a"), "http://localhost").hash);
    const { from, to } = playground.view.state.selection.main;
    expect(playground.view.state.sliceDoc(from, to)).toBe("<a>");
  });

  it("reports an address with an unknown sample, and stays on the start page", async () => {
    await begin("#sample=nothing");
    expect(state().notice).toMatchObject({ kind: "error", text: expect.stringContaining("no sample “nothing”") });
    expect(isAtStart()).toBe(true);
  });

  it("opens a sample over a message as a step that undo reverts", async () => {
    await begin();
    playground.open({ source: "<mine/>", encoding: "utf-8" }, "mine.xml");
    await openShared(playground, sampleHash("43-single.xml"));
    expect(state().notice?.text).toBe("This message came with the link. Undo brings back the previous one.");
    playground.undo();
    expect(playground.source()).toBe("<mine/>");
  });

  it("returns to the start page after Clear, until the notice undoes it", async () => {
    await begin();
    playground.open({ source: "<mine/>", encoding: "utf-8" }, "mine.xml");
    playground.clear();
    expect(isAtStart()).toBe(true);
    state().notice!.action!.run();
    expect([isAtStart(), playground.source()]).toEqual([false, "<mine/>"]);
  });

  it("doesn't leave a source that was emptied by hand", async () => {
    await begin();
    playground.open({ source: "<mine/>", encoding: "utf-8" }, "mine.xml");
    playground.view.dispatch({ changes: { from: 0, to: 7 } });
    expect(isAtStart()).toBe(false);
  });

  it("stays off the start page once it was left, until something is opened and closed", async () => {
    await begin();
    playground.store.set({ screen: "message" });
    expect(isAtStart()).toBe(false);
    playground.open({ source: "<mine/>", encoding: "utf-8" }, "mine.xml");
    playground.clear();
    expect(isAtStart()).toBe(true);
  });

  it("restores what was typed in Build with nothing open, in Build", async () => {
    await begin();
    playground.store.set({ screen: "message", panel: "build", draft: "{}" });
    playground.destroy();
    await begin();
    expect([isAtStart(), state().draft, state().panel]).toEqual([false, "{}", "build"]);
  });

  it("records whether exactly one message is kept, which the next visit continues", async () => {
    const noted = (): string | null => localStorage.getItem(ONLY_MESSAGE_KEY);
    const reopen = async (): Promise<void> => {
      playground.destroy();
      sessionStorage.clear();
      await begin();
    };
    await begin();
    expect(noted()).toBeNull();
    playground.open({ source: "<one/>", encoding: "utf-8" }, "one.xml");
    await reopen();
    expect([noted(), playground.source(), isAtStart()]).toEqual(["1", "<one/>", false]);
    playground.open({ source: "<two/>", encoding: "utf-8" }, "two.xml");
    await reopen();
    expect([noted(), playground.source(), isAtStart()]).toEqual([null, "", true]);
    expect(state().sessions.map(({ name }) => name)).toEqual(["two.xml", "one.xml"]);
  });
});
