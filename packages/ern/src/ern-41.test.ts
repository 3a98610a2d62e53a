import { readSample } from "../test/read-sample";
import { checkErn } from "./check/check-ern";
import { addElement, listAddable, removeElement } from "./edit/element-edits";
import { renameReference } from "./edit/rename-reference";
import { listTracks } from "./model/list-tracks";
import { toFlatJson, toGraphJson } from "./model/plain-data";
import { readMessage } from "./model/read-message";
import { parseErn } from "./xml/parse-ern";
import { findNode } from "./xml/paths";
import { buildErn } from "./xml/tokens";

const source = readSample("41-album.xml");
const document = parseErn(source);
const nodeByPath = (path: string): number => findNode(document, `/NewReleaseMessage/${path}`)!;

describe("ERN 4.1", () => {
  it("is kept, and has no problems", () => {
    expect(buildErn(document)).toBe(source);
    expect(checkErn(source)).toEqual([]);
  });

  it("is read as a graph", () => {
    const message = readMessage(document);
    const [ebbe, , cover] = message.resources;
    expect(message.releases[0]!.items.map(({ resource }) => resource.target)).toEqual(message.resources.slice(0, 2));
    expect(message.releases[0]!.linked[0]!.target).toBe(cover);
    expect(ebbe!.contributors[0]!.party!.target).toBe(message.parties[1]);
    expect(toGraphJson(message)).toMatchObject({
      version: "4.1",
      namespace: "http://ddex.net/xml/ern/41",
      profile: "Audio",
      header: { messageId: "MSG-2026-0041", created: "2026-11-20T12:00:00+01:00", controlType: "TestMessage" },
      parties: [
        { reference: "PBand", name: "Tide & Tally" },
        { ids: [{ type: "ProprietaryId", namespace: "PADPIDA20261120019", value: "writer-7" }] },
        { name: "Example Label" },
      ],
      resources: [
        {
          kind: "SoundRecording",
          isrc: { type: "ISRC", value: "QZABC2600041" },
          artists: [{ name: "Tide & Tally", roles: ["MainArtist"] }],
          contributors: [{ name: "Mira Muster", roles: ["ComposerLyricist"] }],
          pLines: [{ year: "2026", text: "(P) 2026 Example Label" }],
          dates: [{ name: "CreationDate", value: "2026-05" }],
          language: "de",
          files: ["resources/ebbe.flac"],
        },
        { title: "High Water (Demo)", titles: [{ text: "High Water", subtitle: "Demo" }], pLines: [{ year: null }] },
        { kind: "Image", types: ["FrontCoverImage"], files: ["resources/tides.jpg"] },
      ],
      releases: [
        {
          kind: "Release",
          isMain: true,
          grid: { value: "A12425GABC1234002M" },
          icpn: { value: "4006381333931" },
          title: "Tides",
          genres: ["Folk"],
          subgenres: ["Shanty"],
          cLines: [{ text: "(C) 2026 Example Label" }],
          dates: [{ name: "ReleaseDate", value: "2026-12-11" }],
          labels: [{ name: "Example Label" }],
        },
        { kind: "TrackRelease", isMain: false, ids: [{ type: "ISRC", value: "QZABC2600041" }] },
        { kind: "TrackRelease", isMain: false, ids: [{ type: "ISRC", value: "QZABC2600042" }] },
      ],
      releaseDeals: [
        {
          releases: [{ reference: "R0", title: "Tides" }, { title: "Ebbe" }, { title: "High Water (Demo)" }],
          deals: [
            { territories: ["Worldwide"], prices: ["MID"] },
            { territories: [], excludedTerritories: ["JP"] },
          ],
        },
      ],
    });
  });

  it("is read as one row per track", () => {
    expect(toFlatJson(listTracks(readMessage(document)))).toMatchObject([
      {
        icpn: ["4006381333931"],
        group: ["1"],
        sequence: ["1"],
        isrc: ["QZABC2600041"],
        title: ["Ebbe"],
        trackReleaseReference: ["R1"],
        territory: ["Worldwide"],
        commercialModel: ["PayAsYouGoModel"],
        dealStart: ["2026-12-11T00:00:00Z"],
      },
      { group: ["2"], isrc: ["QZABC2600042"], subtitle: ["Demo"], genre: ["Folk"], trackReleaseReference: ["R2"] },
    ]);
  });

  it("has its own element order", () => {
    const terms = nodeByPath("DealList/ReleaseDeal/Deal[1]/DealTerms");
    expect(listAddable(document, nodeByPath("DealList/ReleaseDeal/Deal[2]/DealTerms"))).toContain(
      "CoverArtPreviewStartDate",
    );
    const edit = addElement(document, terms, { name: "IsPromotional", text: "true" });
    expect(edit.source).toMatch(/<\/PriceInformation>\s*<IsPromotional>true<\/IsPromotional>\s*<ReleaseDisplayStart/);
    expect(checkErn(edit.source)).toEqual([]);
    expect(() => removeElement(document, nodeByPath("ReleaseList/Release/Genre"))).toThrow("needs a Genre");
    const withAdmin = source.replace("<PartyList>", "<ReleaseAdmin/><PartyList>");
    expect(checkErn(withAdmin)).toMatchObject([{ code: "unknown-element", message: expect.stringContaining("4.1") }]);
    const renamed = renameReference(document, { kind: "party", from: "PBand", to: "PGroup" });
    expect(renamed.splices).toHaveLength(4);
    expect(checkErn(renamed.source)).toEqual([]);
  });

  it("is also read in its minor version", () => {
    const minor = source.replaceAll("/ern/41", "/ern/411");
    expect(readMessage(parseErn(minor)).version).toBe("4.1.1");
    expect(checkErn(minor)).toMatchObject([{ message: "ERN 4.1.1 has no Synopsis in Image." }]);
    const right = minor.replace(/ *<Synopsis>[^<]*<\/Synopsis>\s*(?=<TechnicalDetails>)/, "");
    expect(checkErn(right)).toEqual([]);
    expect(checkErn(right.replace("<IsCompilation>", "<IsCover>true</IsCover><IsCompilation>"))).toHaveLength(1);
  });
});
