/** @jest-environment jsdom */
import { clearSession, loadSession, saveSession, type SavedSession } from "./saved-session";

const session: SavedSession = {
  opened: { original: "\uFEFF<a>\r\n</a>", name: "a.xml", encoding: "utf-16le" },
  source: "\uFEFF<b>\r\n</b>",
};

beforeEach(() => localStorage.clear());

it("brings back what was saved, character for character", () => {
  expect(saveSession(session)).toBe(true);
  expect(loadSession()).toEqual(session);
});

it("has nothing at first, and after it was cleared", () => {
  expect(loadSession()).toBeUndefined();
  saveSession(session);
  clearSession();
  expect(loadSession()).toBeUndefined();
  expect(localStorage).toHaveLength(0);
});

it("says that a message is too large, and keeps no older one in its place", () => {
  saveSession(session);
  expect(saveSession({ ...session, source: "x".repeat(5_000_000) })).toBe(false);
  expect(loadSession()).toBeUndefined();
});

it("says that it could not save where storage is full", () => {
  const set = jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new Error("full");
  });
  expect(saveSession(session)).toBe(false);
  set.mockRestore();
});

it.each(["{", "[]", '{"source":1}', '{"source":"","opened":{"original":"","name":"","encoding":"latin1"}}'])(
  "ignores %s, which it has not written",
  (text) => {
    localStorage.setItem("playground", text);
    expect(loadSession()).toBeUndefined();
  },
);
