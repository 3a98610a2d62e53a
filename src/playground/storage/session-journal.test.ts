/** @jest-environment jsdom */
import { toEditorText } from "../editor/text-pieces";
import type { SavedSession } from "./saved-session";
import { sessionJournal } from "./session-journal";

const session: SavedSession = {
  id: "one",
  time: 1,
  opened: { original: toEditorText("<a/>"), name: "a.xml", encoding: "utf-8" },
  source: toEditorText("<b/>"),
  draft: "",
  typed: {},
  panel: "source",
  offset: 0,
};

describe("sessionJournal", () => {
  beforeEach(() => localStorage.clear());

  it("holds a session until it's removed", () => {
    expect(sessionJournal.write(session)).toBe(true);
    expect(sessionJournal.write({ ...session, id: "two" })).toBe(true);
    sessionJournal.remove("one");
    expect(sessionJournal.read()).toEqual([{ ...session, id: "two" }]);
  });

  it("drops invalid sessions, and leaves other keys alone", () => {
    localStorage.setItem("playground:x", "{");
    localStorage.setItem("playground", '{"source":1}');
    localStorage.setItem("theme", "dark");
    expect(sessionJournal.read()).toEqual([]);
    expect(Object.keys(localStorage)).toEqual(["theme"]);
  });

  it("refuses a session that is too long, and reports if storage is unavailable", () => {
    expect(sessionJournal.write({ ...session, source: toEditorText("x".repeat(2_000_001)) })).toBe(false);
    const set = jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new Error("full");
    });
    expect(sessionJournal.write(session)).toBe(false);
    set.mockRestore();
  });
});
