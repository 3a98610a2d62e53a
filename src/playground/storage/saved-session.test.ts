import { toText } from "../editor/to-text";
import { packSession, unpackSession, type SavedSession } from "./saved-session";

const session: SavedSession = {
  id: "one",
  time: 1,
  opened: { original: toText("\uFEFF<a>\r\n</a>"), name: "a.xml", encoding: "utf-16le" },
  source: toText("\uFEFF<b>\r\n</b>"),
  draft: "{",
  typed: { "/A text": "B" },
  panel: "edit",
  offset: 3,
};

describe("saved sessions", () => {
  it("restore what was stored, character for character", () => {
    expect(unpackSession(packSession(session, String), "one")).toEqual(session);
  });

  it("store an original that is the same as the source only once", () => {
    const same = { ...session, source: session.opened.original };
    expect(packSession(same, String).opened).toEqual({ name: "a.xml", encoding: "utf-16le" });
    expect(unpackSession(packSession(same, String), "one")).toEqual(same);
  });

  it("read what earlier versions of the page stored", () => {
    const { opened, source } = session;
    expect(unpackSession({ opened, source }, "earlier")).toMatchObject({ id: "earlier", opened, source, draft: "" });
  });

  it.each([
    null,
    [],
    "text",
    { source: 1 },
    { source: "", opened: null },
    { ...session, opened: { ...session.opened, encoding: "latin1" } },
    { ...session, opened: { ...session.opened, encoding: "toString" } },
    { ...session, source: 1 },
    { ...session, time: "today" },
    { ...session, offset: -1 },
    { ...session, draft: null },
    { ...session, typed: { a: 1 } },
    { ...session, typed: [] },
  ])("refuse invalid sessions: %j", (value) => {
    expect(unpackSession(value, "one")).toBeUndefined();
  });
});
