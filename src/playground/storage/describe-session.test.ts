import { toText } from "../editor/to-text";
import { describeSession, isSessionEntry } from "./describe-session";
import type { SavedSession } from "./saved-session";

const session = (source: string, more: Partial<SavedSession> = {}): SavedSession => ({
  id: "one",
  time: 1,
  opened: { original: toText(source), name: "a.xml", encoding: "utf-8" },
  source: toText(source),
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
    expect(describeSession(session(source))).toMatchObject({ name: "a.xml", version, messageId });
  });

  it("reports whether anything was typed", () => {
    const opened = { original: toText("<b/>"), name: "a.xml", encoding: "utf-8" } as const;
    expect(describeSession(session("<a/>")).isChanged).toBe(false);
    expect(describeSession(session("<a/>", { opened })).isChanged).toBe(true);
    expect(describeSession(session("<a/>", { draft: "{" })).isChanged).toBe(true);
    expect(describeSession(session("<a/>", { typed: { a: "b" } })).isChanged).toBe(true);
  });

  it("recognises an entry", () => {
    const entry = describeSession(session("<a/>"));
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
