import { readSample } from "../../test/read-sample";
import type { ErnMessage } from "../model-types";
import { parseErn } from "../xml/parse-ern";
import { listTracks } from "./list-tracks";
import { keysOf, toCsv, toFlatJson, toGraphJson } from "./plain-data";
import { readMessage } from "./read-message";

const FILES = ["43-album.xml", "43-single.xml", "42-single.xml", "382-album.xml", "43-extensions.xml", "43-broken.xml"];

const read = (file: string): { message: ErnMessage; source: string } => {
  const source = readSample(file);
  return { message: readMessage(parseErn(source)), source };
};

/** All values in a graph, each once. */
const valuesIn = (part: unknown, seen = new Set<unknown>()): { value: string; from: number; to: number }[] => {
  if (typeof part !== "object" || part === null || seen.has(part)) return [];
  seen.add(part);
  const inside = keysOf(part).flatMap((key) => valuesIn((part as Record<string, unknown>)[key], seen));
  return "value" in part && "from" in part ? [part as { value: string; from: number; to: number }, ...inside] : inside;
};

describe("readMessage", () => {
  it.each([
    ["43-album.xml", "4.3", "MSG-2026-0001", 4, 4],
    ["42-single.xml", "4.2", "MSG-2026-0042", 2, 2],
    ["382-album.xml", "3.8.2", "MSG-2026-0382", 0, 3],
  ] as const)("reads %s", (file, version, id, parties, resources) => {
    const { message } = read(file);
    expect(message).toMatchObject({ version, type: "NewReleaseMessage", header: { messageId: { value: id } } });
    expect(message.header?.sender?.ids.map(({ value }) => value)).toEqual(["PADPIDA20261120019"]);
    expect(message.parties).toHaveLength(parties);
    expect(message.resources).toHaveLength(resources);
  });

  it.each([
    ["https://ddex.net/xml/ern/43", "4.3"],
    ["http://ddex.net/xml/ern/3.7.1/", "3.7.1"],
    ["http://ddex.net/xml/ern/50", null],
  ])("has the version that the namespace %s means, and the namespace as written", (namespace, version) => {
    const source = readSample("43-single.xml").replace("http://ddex.net/xml/ern/43", namespace);
    expect(readMessage(parseErn(source))).toMatchObject({ version, namespace });
  });

  it.each(FILES)("returns the position of each value of %s", (file) => {
    const { message, source } = read(file);
    const values = valuesIn(message);
    expect(values.length).toBeGreaterThan(30);
    for (const { value, from, to } of values) {
      const written = source.slice(from, to).replace("<![CDATA[", "").replace("]]>", "");
      expect(written.replaceAll("&amp;", "&").replaceAll("&#32;", " ")).toBe(value);
    }
  });

  it("resolves references to the same objects", () => {
    const { message } = read("43-album.xml");
    const [album, firstTrack] = message.releases;
    expect(album!.items.map(({ resource }) => resource.target)).toEqual(message.resources.slice(0, 3));
    expect(album!.items[1]!.resource.target).toBe(message.resources[1]);
    expect(firstTrack!.items[0]!.resource.target).toBe(message.resources[0]);
    expect(album!.linked[0]!.target).toBe(message.resources[3]);
    expect(message.resources[1]!.artists[1]!.party!.target).toBe(
      message.parties.find(({ name }) => name?.value === "Noa Sample"),
    );
    expect(message.releaseDeals[0]!.releases[0]!.target).toBe(album);
    expect(album!.isMain).toBe(true);
    expect(read("43-broken.xml").message.resources[0]!.artists[0]!.party).toMatchObject({ value: "P7", target: null });
  });

  it("ignores extensions", () => {
    const { message } = read("43-extensions.xml");
    expect(JSON.stringify(toGraphJson(message))).not.toContain("dusk");
    expect(message.resources[0]!.title?.value).toBe("Paper Boats");
  });

  it("reads a document without content", () => {
    expect(readMessage(parseErn("<a/>"))).toMatchObject({ version: null, header: null, releases: [] });
  });
});

describe("listTracks", () => {
  it("returns one row per track, the same for all versions", () => {
    const rows = toFlatJson(listTracks(read("382-album.xml").message)) as Record<string, string[]>[];
    expect(rows).toHaveLength(2);
    expect(rows[0]).toMatchObject({
      releaseReference: ["R0"],
      icpn: ["4006381333931"],
      grid: ["A12425GABC1234002M"],
      releaseTitle: ["House of Light"],
      label: ["Example Label"],
      releaseDate: ["2026-12-04"],
      group: ["1"],
      sequence: ["1"],
      isrc: ["QZABC2600031"],
      title: ["North Window"],
      artist: ["Ina Beispiel"],
      duration: ["PT4M1S"],
      genre: ["Chanson"],
      parentalWarning: ["NotExplicit"],
      pLine: ["(P) 2026 Example Label"],
      trackReleaseReference: ["R1"],
      territory: ["Worldwide"],
      commercialModel: ["SubscriptionModel"],
      useType: ["OnDemandStream", "ConditionalDownload"],
      dealStart: ["2026-12-04"],
      dealEnd: ["2031-12-03"],
    });
    expect(rows[1]).toMatchObject({ title: ["South Door"], subtitle: ["Reprise"], trackReleaseReference: [] });
    const album = toFlatJson(listTracks(read("43-album.xml").message)) as Record<string, string[]>[];
    expect(album.map(({ title }) => title)).toEqual([["Source"], ["Bend & Flow (Live)"], ["Größere Wasser"]]);
    expect(album[2]).toMatchObject({ genre: ["Ambient"], territory: ["Worldwide", "DE", "AT", "CH"] });
    expect(listTracks(read("42-single.xml").message)).toHaveLength(1);
  });

  it("lists the territories that deals exclude in a column of their own", () => {
    const source = readSample("42-single.xml").replaceAll(
      /<TerritoryCode>[^<]*<\/TerritoryCode>/g,
      "<ExcludedTerritoryCode>JP</ExcludedTerritoryCode>",
    );
    const [row] = toFlatJson(listTracks(readMessage(parseErn(source)))) as Record<string, string[]>[];
    expect(row).toMatchObject({ territory: [], excludedTerritory: ["JP"] });
  });

  it("writes CSV that quotes only what it must", () => {
    const source = readSample("42-single.xml").replaceAll("Lumen &amp; Sons", 'Lumen, "Sons"');
    const [headings, row, end] = toCsv(listTracks(readMessage(parseErn(source)))).split("\r\n");
    expect(headings).toMatch(/^\uFEFFRelease,ICPN,GRid,/);
    expect(row).toMatch(/^R0,036000291452,,Single,Lantern \(Radio Edit\),"Lumen, ""Sons""",/);
    expect(end).toBe("");
  });
});
