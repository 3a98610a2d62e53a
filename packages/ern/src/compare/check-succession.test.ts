import { readSample } from "../../test/read-sample";
import { readMessage } from "../model/read-message";
import { parseErn } from "../xml/parse-ern";
import { checkSuccession } from "./check-succession";

const album = readSample("43-album.xml");

const notes = (before: string, after: string): string[] => {
  const read = (source: string) => {
    const document = parseErn(source);
    return { document, message: readMessage(document) };
  };
  return checkSuccession(read(before), read(after)).map(({ text }) => text);
};

const update = album
  .replace(/<MessageId>[^<]*</, "<MessageId>UPDATE<")
  .replace(/<MessageCreatedDateTime>[^<]*</, "<MessageCreatedDateTime>2030-01-01T00:00:00Z<");

const changed = (from: string | RegExp, to: string): string => {
  expect(update).toMatch(from);
  return update.replace(from, to);
};

describe("checkSuccession", () => {
  it("finds nothing in an update with its own ID and a later date, or in other releases", () => {
    expect(notes(album, update)).toEqual([]);
    expect(notes(readSample("43-video.xml"), album)).toEqual([]);
  });

  it("finds the same ID, an earlier date and another sender", () => {
    expect(notes(album, album)).toEqual([expect.stringMatching(/^Both messages have the ID .* skip it\.$/)]);
    expect(notes(update, album.replace("<MessageId>", "<MessageId>A"))).toEqual([
      expect.stringContaining("before the earlier one, 2030-01-01T00:00:00Z"),
    ]);
    expect(notes(album, changed(/PADPIDA\w+/, "PADPIDA0000000000X"))).toEqual([
      expect.stringContaining("this one from PADPIDA0000000000X"),
    ]);
  });

  it("finds a release that vanished or lost its deals", () => {
    const without = changed(/<TrackRelease[ >][^]*?<\/TrackRelease>/, "");
    expect(notes(album, without)).toContainEqual(expect.stringContaining("Nothing here takes it down"));
    expect(notes(album, changed(/<DealList>[^]*<\/DealList>/, ""))).toContainEqual(
      expect.stringContaining("has no deals any more: that takes it down everywhere."),
    );
  });

  it("compares dates by the moment, not by their text", () => {
    const from = album.replace(/<StartDateTime>[^<]*/, "<StartDateTime>2026-11-27T00:00:00+01:00");
    const start = (value: string) => changed(/<StartDateTime>[^<]*/, `<StartDateTime>${value}`);
    expect(notes(from, start("2026-11-26T23:30:00Z"))).toEqual([]);
    expect(notes(from, start("2026-11-27T00:30:00+02:00"))).toContainEqual(expect.stringContaining("now begins on"));
  });

  it("finds dates that go backwards, and references that weren't kept", () => {
    expect(notes(album, changed(/<StartDateTime>[^<]*/, "<StartDateTime>2001-01-01T00:00:00"))).toContainEqual(
      expect.stringMatching(/^The first deal of .* now begins on 2001-01-01T00:00:00, before .*\. Is that intended\?$/),
    );
    expect(notes(album, update.replaceAll(">A1<", ">A77<"))).toEqual([expect.stringContaining("was A1 and is A77")]);
  });
});
