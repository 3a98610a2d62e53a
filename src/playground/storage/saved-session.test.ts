import { toEditorText } from "../editor/text-pieces";
import {
  deserializeSession,
  isSessionEntry,
  type SavedSession,
  serializeSession,
  toSessionEntry,
} from "./saved-session";

const session: SavedSession = {
  id: "one",
  time: 1,
  opened: { original: toEditorText("\uFEFF<a>\r\n</a>"), name: "a.xml", encoding: "utf-16le" },
  source: toEditorText("\uFEFF<b>\r\n</b>"),
  draft: "{",
  typed: { "/A text": "B" },
  panel: "edit",
  offset: 3,
};

describe("saved sessions", () => {
  it("restore what was stored, character for character", () => {
    expect(deserializeSession(serializeSession(session, String), "one")).toEqual(session);
  });

  it("store an original that is the same as the source only once", () => {
    const same = { ...session, source: session.opened.original };
    expect(serializeSession(same, String).opened).toEqual({ name: "a.xml", encoding: "utf-16le" });
    expect(deserializeSession(serializeSession(same, String), "one")).toEqual(same);
  });

  it("read what earlier versions of the page stored", () => {
    const { opened, source } = session;
    expect(deserializeSession({ opened, source }, "earlier")).toMatchObject({
      id: "earlier",
      opened,
      source,
      draft: "",
    });
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
    expect(deserializeSession(value, "one")).toBeUndefined();
  });
});

const saved = (source: string, more: Partial<SavedSession> = {}): SavedSession => ({
  id: "one",
  time: 1,
  opened: { original: toEditorText(source), name: "a.xml", encoding: "utf-8" },
  source: toEditorText(source),
  draft: "",
  typed: {},
  panel: "source",
  offset: 0,
  ...more,
});

describe("describeSession", () => {
  it.each([
    ['<ern:NewReleaseMessage xmlns:ern="http://ddex.net/xml/ern/43"><MessageId>M-1</MessageId>', "ERN 4.3", "M-1"],
    ['<NewReleaseMessage xmlns="http://ddex.net/xml/ern/382"><e:MessageId> M 2 </e:MessageId>', "ERN 3.8.2", "M 2"],
    ["<a/>", "", ""],
  ])("names a message by its id and version", (source, version, messageId) => {
    expect(toSessionEntry(saved(source))).toMatchObject({ name: "a.xml", version, messageId });
  });

  it("reports whether anything was typed", () => {
    const opened = { original: toEditorText("<b/>"), name: "a.xml", encoding: "utf-8" } as const;
    expect(toSessionEntry(saved("<a/>")).isChanged).toBe(false);
    expect(toSessionEntry(saved("<a/>", { opened })).isChanged).toBe(true);
    expect(toSessionEntry(saved("<a/>", { draft: "{" })).isChanged).toBe(true);
    expect(toSessionEntry(saved("<a/>", { typed: { a: "b" } })).isChanged).toBe(true);
  });

  it("recognises an entry", () => {
    const entry = toSessionEntry(saved("<a/>"));
    expect(isSessionEntry(entry)).toBe(true);
    for (const value of [
      null,
      1,
      {},
      { ...entry, time: "1" },
      { ...entry, name: undefined },
      { ...entry, isChanged: 1 },
    ])
      expect(isSessionEntry(value)).toBe(false);
  });
});
