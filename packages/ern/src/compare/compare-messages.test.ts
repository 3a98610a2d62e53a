import { readSample } from "../../test/read-sample";
import { convertErn } from "../convert/convert-to-43";
import { readMessage } from "../model/read-message";
import { parseErn } from "../xml/parse-ern";
import { compareMessages } from "./compare-messages";
import type { MeaningChange } from "./comparison";
import type { ComparedMessage } from "./match-works";

const read = (source: string): ComparedMessage => {
  const document = parseErn(source);
  return { document, message: readMessage(document) };
};
const compareSources = (before: string, after: string): MeaningChange[] => compareMessages(read(before), read(after));
/** The changes in short, without positions. */
const short = (changes: readonly MeaningChange[]): string[] =>
  changes.map(
    ({ part, kind, of, field, before, after }) =>
      `${part} ${kind}: ${of}${field ? `: ${field}: ${before?.text ?? ""} → ${after?.text ?? ""}` : ""}`,
  );

const album = readSample("43-album.xml");
const recordings = album.match(/<SoundRecording>[\s\S]*?<\/SoundRecording>\s*/g)!;
const deals = album.match(/<ReleaseDeal>[\s\S]*?<\/ReleaseDeal>\s*/g)!;

describe("compareMessages", () => {
  it("reports no change from a message to itself, also with another order and references", () => {
    expect(compareSources(album, album)).toEqual([]);
    const reversed = album.replace(recordings.join(""), recordings.toReversed().join(""));
    expect(reversed).not.toBe(album);
    const renamed = reversed
      .replace(/>A(\d+)</g, ">A9$1<")
      .replace(/>P(\d+)</g, ">PX$1<")
      .replace(/>\s+</g, "><");
    expect(compareSources(album, renamed)).toEqual([]);
  });

  it("reports no change of a time that is only in another zone", () => {
    const created = (time: string) => album.replace(/<MessageCreatedDateTime>[^<]*/, `<MessageCreatedDateTime>${time}`);
    const before = created("2026-11-20T10:00:00+01:00");
    expect(compareSources(before, created("2026-11-20T09:00:00Z"))).toEqual([]);
    expect(short(compareSources(before, created("2026-11-20T10:00:00Z")))).toEqual([
      "message changed: The message: Created: 2026-11-20T10:00:00+01:00 → 2026-11-20T10:00:00Z",
    ]);
  });

  it("reports the old and the new value with their positions", () => {
    const after = album.replace("PT3M45S", "PT3M46S");
    expect(after).not.toBe(album);
    const [change, ...others] = compareSources(album, after);
    expect(others).toEqual([]);
    expect(change).toMatchObject({
      part: "tracks",
      kind: "changed",
      field: "Duration",
      before: { text: "PT3M45S" },
      after: { text: "PT3M46S" },
    });
    expect(album.slice(change!.before!.from, change!.before!.to)).toBe("<Duration>PT3M45S</Duration>");
    expect(after.slice(change!.after!.from, change!.after!.to)).toBe("<Duration>PT3M46S</Duration>");
  });

  it("reports an added display title, and a title whose parts changed", () => {
    const [recording = ""] = recordings;
    const [, title] = /<TitleText>(.*?)</.exec(recording)!;
    const parts = recording.replace(/<TitleText>.*?</, "<TitleText>Another Name<");
    const [change, ...others] = compareSources(album, album.replace(recording, parts));
    expect(others).toEqual([]);
    expect(change).toMatchObject({ part: "tracks", field: "Other titles", after: { text: "Another Name" } });
    expect(change!.of).toContain(title!);
    const additional = recording.replace(
      "</DisplayTitle>",
      "$&<AdditionalTitle><TitleText>Second</TitleText></AdditionalTitle>",
    );
    expect(compareSources(album, album.replace(recording, additional))).toMatchObject([{ after: { text: "Second" } }]);
  });

  it("matches a track with a new title and no ISRC by its other values", () => {
    const before = album.replace(/<ISRC>.*?<\/ISRC>/g, "");
    expect(before).not.toBe(album);
    const [, title = ""] = /<TitleText>(.*?)</.exec(recordings[0]!)!;
    const changes = short(compareSources(before, before.replaceAll(`>${title}<`, ">Another Name<")));
    expect(changes.filter((text) => text.startsWith("tracks"))).toEqual([
      `tracks changed: Another Name: Title: ${title} → Another Name`,
    ]);
  });

  it("matches a track with a new title by ISRC, and one with a new ISRC by reference and title", () => {
    const [, isrc] = /<ISRC>(.*?)</.exec(recordings[0]!)!;
    const [, title] = /<TitleText>(.*?)</.exec(recordings[0]!)!;
    const retitled = album.replace(recordings[0]!, recordings[0]!.replaceAll(title!, "Another Name"));
    expect(short(compareSources(album, retitled)).filter((text) => text.startsWith("tracks"))).toEqual([
      `tracks changed: Another Name, ISRC ${isrc}: Title: ${title} → Another Name`,
    ]);
    const recoded = album.replaceAll(isrc!, "QZ6XP2699999");
    expect(short(compareSources(album, recoded)).filter((text) => text.startsWith("tracks"))).toEqual([
      `tracks changed: ${title}, ISRC QZ6XP2699999: Identifiers: ISRC ${isrc} → ISRC QZ6XP2699999`,
    ]);
  });

  it("reports removed, added and moved tracks, but not those that only shifted", () => {
    const items = album.match(/<ResourceGroupContentItem>[\s\S]*?<\/ResourceGroupContentItem>\s*/g)!;
    const references = items.map((item) => /<ReleaseResourceReference>(.*?)</.exec(item)![1]!);
    expect(references.length).toBeGreaterThan(2);
    const without = album.replace(recordings[1]!, "").replace(items[1]!, "");
    expect(short(compareSources(album, without)).filter((text) => /^tracks|moved/.test(text))).toEqual([
      expect.stringMatching(/^tracks removed: /),
    ]);
    expect(short(compareSources(without, album)).filter((text) => /^tracks|moved/.test(text))).toEqual([
      expect.stringMatching(/^tracks added: /),
    ]);
    const swapped = album.replace(items[0]! + items[1]!, items[1]! + items[0]!);
    expect(swapped).not.toBe(album);
    const moves = short(compareSources(album, swapped));
    expect(moves).toHaveLength(1);
    expect(moves[0]).toMatch(/^tracks moved: .*Place in .*number (1|2) → .*number (2|1)$/);
  });

  it("compares deals by their terms for each release, however they are grouped", () => {
    expect(deals.length).toBeGreaterThan(0);
    const [deal] = /<Deal>[\s\S]*?<\/Deal>/.exec(deals[0]!)!;
    const references = deals[0]!.match(/<DealReleaseReference>.*?<\/DealReleaseReference>/g)!;
    const french = deal!.replace(/<TerritoryCode>.*?<\/TerritoryCode>/g, "<TerritoryCode>FR</TerritoryCode>");
    const apart = album.replace(deals[0]!, `${deals[0]!}<ReleaseDeal>${references.join("")}${french}</ReleaseDeal>`);
    const [added, ...others] = compareSources(album, apart);
    expect(others).toEqual([]);
    expect(added).toMatchObject({ part: "deals", kind: "added" });
    const together = album.replace(deals[0]!, deals[0]!.replace(deal!, deal! + french));
    expect(compareSources(apart, together)).toEqual([]);
  });

  it("reports which territories and dates of a deal changed", () => {
    const after = album
      .replace(
        /<TerritoryCode>Worldwide<\/TerritoryCode>/,
        "<TerritoryCode>DE</TerritoryCode><TerritoryCode>FR</TerritoryCode>",
      )
      .replace(/<StartDateTime>[^<]*</, "<StartDateTime>2031-01-02T00:00:00<");
    expect(short(compareSources(album, after)).map((text) => text.replace(/^.*?: (?=Territories|Starts)/, ""))).toEqual(
      ["Territories: Worldwide → DE, FR", expect.stringMatching(/^Starts: \d.* → 2031-01-02T00:00:00$/)],
    );
  });

  it("compares messages of different versions", () => {
    const old = readSample("382-album.xml");
    const changes = compareSources(old, convertErn(parseErn(old), "4.3").source);
    expect(short(changes)).toContain("message changed: The message: Version: ERN 3.8.2 → ERN 4.3");
    expect(changes.filter(({ part, kind }) => part === "tracks" && kind !== "changed")).toEqual([]);
    expect(changes.filter(({ part, kind }) => part === "releases" && kind !== "changed")).toEqual([]);
    expect(changes.filter(({ field }) => field === "Title" || field === "Duration" || field === "Territories")).toEqual(
      [],
    );
  });
});
