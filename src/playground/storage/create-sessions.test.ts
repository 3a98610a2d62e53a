/** @jest-environment jsdom */
import { memoryDatabase } from "../../test/playground/memory-database";
import { toEditorText } from "../editor/text-pieces";
import { createSessions, MAX_SAVED_SESSIONS } from "./create-sessions";
import { type SavedSession, serializeSession } from "./saved-session";

const session = (id: string, time = 1, more: Partial<SavedSession> = {}): SavedSession => ({
  id,
  time,
  opened: { original: toEditorText("<a/>"), name: `${id}.xml`, encoding: "utf-8" },
  source: toEditorText("<b/>"),
  draft: "",
  typed: {},
  panel: "source",
  offset: 0,
  ...more,
});
const failing = (error: Error) => ({ ...memoryDatabase(), save: () => Promise.reject(error) });
const leave = (): boolean => window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
const blockStorage = () =>
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new Error("blocked");
  });

describe("createSessions", () => {
  beforeEach(() => localStorage.clear());
  afterEach(() => jest.restoreAllMocks());

  it("lists what is kept, newest first, and restores it", async () => {
    const sessions = createSessions(memoryDatabase());
    expect(await sessions.save(session("one", 1))).toBeNull();
    await sessions.save(session("two", 2));
    expect((await sessions.list()).map(({ id }) => id)).toEqual(["two", "one"]);
    expect(await sessions.load("one")).toEqual(session("one", 1));
    await sessions.remove("one");
    expect(await sessions.load("one")).toBeUndefined();
  });

  it("keeps the newest, and edited sessions longer than unedited ones", async () => {
    const sessions = createSessions(memoryDatabase());
    await sessions.save(session("typed", 0));
    for (let time = 1; time <= MAX_SAVED_SESSIONS + 1; time += 1)
      await sessions.save(session(`s${time}`, time, { source: toEditorText("<a/>") }));
    const ids = (await sessions.list()).map(({ id }) => id);
    expect(ids).toEqual(["s6", "s5", "s4", "s3", "s2", "typed"]);
  });

  it("moves what was written when the page was left to the database, once", async () => {
    localStorage.setItem("playground:old", JSON.stringify(serializeSession(session("old", 5), String)));
    localStorage.setItem(
      "playground",
      JSON.stringify({ opened: { ...session("x").opened, original: "<a/>" }, source: "<c/>" }),
    );
    const database = memoryDatabase();
    await database.save(session("old", 4, { source: toEditorText("<before/>") }));
    const sessions = createSessions(database);
    expect(await sessions.load("old")).toEqual(session("old", 5));
    expect((await sessions.list()).map(({ name }) => name).sort()).toEqual(["old.xml", "x.xml"]);
    expect(localStorage).toHaveLength(0);
  });

  it("when the page is left, immediately stores anything still on its way to the database", async () => {
    const database = memoryDatabase();
    const pieces = new Promise<void>(() => undefined);
    const sessions = createSessions({
      ...database,
      save: (saved, isLeaving) => (isLeaving ? database.save(saved) : pieces),
    });
    void sessions.save(session("one"));
    expect(await database.list()).toEqual([]);
    leave();
    expect(await database.load("one")).toEqual(session("one"));
    await sessions.remove("one");
  });

  it("doesn't overwrite a session with an older version", async () => {
    localStorage.setItem(
      "playground:one",
      JSON.stringify(serializeSession(session("one", 1, { source: toEditorText("<old/>") }), String)),
    );
    const database = memoryDatabase();
    await database.save(session("one", 2));
    expect(await createSessions(database).load("one")).toEqual(session("one", 2));
    expect(localStorage).toHaveLength(0);
  });

  it("when the page is left, immediately writes pending changes, without asking", () => {
    const sessions = createSessions(memoryDatabase());
    sessions.setUnsaved(() => void sessions.save(session("one")));
    expect(leave()).toBe(true);
    expect(localStorage.getItem("playground:one")).toContain("<b/>");
    sessions.setUnsaved(undefined);
  });

  it.each([
    [new DOMException("No room.", "QuotaExceededError"), "full"],
    [new DOMException("No.", "SecurityError"), "blocked"],
    [new Error("indexedDB is not defined"), "blocked"],
  ])("reports why a message isn't kept, holds it and asks before the tab is closed", async (error, reason) => {
    blockStorage();
    const sessions = createSessions(failing(error));
    expect(await sessions.save(session("one"))).toBe(reason);
    expect(await sessions.load("one")).toEqual(session("one"));
    expect((await sessions.list()).map(({ id }) => id)).toEqual(["one"]);
    expect(leave()).toBe(false);
    await sessions.remove("one");
    expect(leave()).toBe(true);
  });

  it("doesn't ask about an unedited file", async () => {
    blockStorage();
    const sessions = createSessions(failing(new Error("blocked")));
    await sessions.save(session("one", 1, { source: toEditorText("<a/>") }));
    expect(leave()).toBe(true);
  });

  it("keeps a session in local storage if there's no database", async () => {
    const sessions = createSessions(failing(new Error("no database")));
    expect(await sessions.save(session("one"))).toBeNull();
    expect(await createSessions(memoryDatabase()).load("one")).toEqual(session("one"));
  });

  it("deletes everything, and restores it", async () => {
    const sessions = createSessions(memoryDatabase());
    await sessions.save(session("one"));
    await sessions.save(session("two"));
    const bringBack = await sessions.deleteSaved();
    expect(await sessions.list()).toEqual([]);
    await bringBack();
    expect(await sessions.list()).toHaveLength(2);
  });

  it("deletes nothing that another tab has open", async () => {
    const held = [{ name: "playground:theirs" }];
    Object.defineProperty(navigator, "locks", { value: { query: async () => ({ held }) }, configurable: true });
    try {
      const sessions = createSessions(memoryDatabase());
      await sessions.save(session("ours", 1));
      await sessions.save(session("theirs", 2));
      const bringBack = await sessions.deleteSaved();
      expect((await sessions.list()).map(({ id }) => id)).toEqual(["theirs"]);
      await sessions.save(session("theirs", 4));
      await bringBack();
      expect((await sessions.list()).map(({ id, time }) => [id, time])).toEqual([
        ["theirs", 4],
        ["ours", 1],
      ]);
    } finally {
      Reflect.deleteProperty(navigator, "locks");
    }
  });

  it("deletes what is stored but can't be read", async () => {
    const database = memoryDatabase();
    await database.save(session("unreadable"));
    await createSessions({ ...database, list: async () => [], load: async () => undefined }).deleteSaved();
    expect(await database.ids()).toEqual([]);
  });
});
