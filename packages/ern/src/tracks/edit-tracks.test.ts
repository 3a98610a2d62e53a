import { readSample } from "../../test/read-sample";
import { checkErn } from "../check/check-ern";
import { applySplices } from "../text/splices";
import { parseErn } from "../xml/parse-ern";
import { editTracks, type TrackEdit } from "./edit-tracks";
import { toTracks } from "./tracks";

const FILES = ["382-album.xml", "41-album.xml", "42-single.xml", "43-album.xml", "43-single.xml", "43-extensions.xml"];

const rowsOf = (source: string): string[] =>
  toTracks(parseErn(source)).rows.map(({ cells }) =>
    [cells.sequence, cells.resourceReference, cells.title, cells.isrc]
      .map((values) => values[0]?.value ?? "")
      .join(" "),
  );

const edited = (source: string, edit: TrackEdit): string => {
  const done = editTracks(parseErn(source), edit);
  expect(applySplices(source, done.splices).source).toBe(done.source);
  return done.source;
};

/** Problems without their positions, to see which ones are new. */
const diagnostics = (source: string): string[] => checkErn(source).map(({ message }) => message);

const added = { title: "New & Old", isrc: "QZABC2699999", duration: "PT1M1S", artist: "Somebody", pLine: "(P) 2026 X" };

/** The old text that an edit replaces. */
const outside = (source: string, edit: TrackEdit): string => {
  const { splices } = editTracks(parseErn(source), edit);
  return splices.map(({ from, to }) => source.slice(from, to)).join("");
};

describe.each(FILES)("%s", (file) => {
  const source = readSample(file);
  const before = rowsOf(source);

  it("adds a track, and removes it again without a trace", () => {
    const more = edited(source, { do: "addTracks", after: before.length - 1, added: [added] });
    const rows = rowsOf(more);
    expect(rows).toHaveLength(before.length + 1);
    expect(rows.at(-1)).toMatch(/New & Old QZABC2699999$/);
    expect(diagnostics(more)).toEqual(diagnostics(source));
    expect(edited(more, { do: "removeTrack", track: before.length })).toBe(source);
  });

  it("adds a track in the middle and renumbers those after it", () => {
    const rows = rowsOf(
      edited(source, { do: "addTracks", after: 0, added: [added, { ...added, isrc: "QZABC2699998" }] }),
    );
    expect(rows).toHaveLength(before.length + 2);
    const numbers = rows.map((row) => row.split(" ")[0]);
    if (before[0]!.startsWith("1")) expect(numbers.slice(0, 3)).toEqual(["1", "2", "3"]);
    expect(outside(source, { do: "addTracks", after: before.length - 1, added: [added] })).toBe("");
  });

  it("sets cells", () => {
    const values = { ...added, parentalWarning: "Explicit" };
    const done = edited(source, { do: "setTracks", changes: [{ track: 0, values }] });
    const row = toTracks(parseErn(done)).rows[0]!;
    for (const [column, value] of Object.entries(values))
      expect(row.cells[column as keyof typeof row.cells].map((cell) => cell.value)).toContain(value);
    expect(diagnostics(done)).toEqual(diagnostics(source));
    expect(rowsOf(done).slice(1)).toEqual(before.slice(1));
  });
});

describe.each(["382-album.xml", "41-album.xml", "43-album.xml"])("%s, which has several tracks", (file) => {
  const source = readSample(file);
  const before = rowsOf(source);

  it("moves a track there and back", () => {
    const moved = edited(source, { do: "moveTrack", track: 0, to: 1 });
    expect(diagnostics(moved)).toEqual(diagnostics(source));
    const titles = (rows: string[]): string[] => rows.map((row) => row.slice(row.indexOf(" ")));
    expect(titles(rowsOf(moved))).toEqual(titles([before[1]!, before[0]!, ...before.slice(2)]));
    expect(rowsOf(moved).map((row) => row.split(" ")[0])).toEqual(before.map((row) => row.split(" ")[0]));
    expect(edited(moved, { do: "moveTrack", track: 1, to: 0 })).toBe(source);
  });

  it("removes a track with everything that refers to it", () => {
    const less = edited(source, { do: "removeTrack", track: 0 });
    expect(diagnostics(less)).toEqual(diagnostics(source));
    expect(rowsOf(less).map((row) => row.split(" ")[0])).toEqual(before.slice(0, -1).map((row) => row.split(" ")[0]));
    expect(less).not.toContain(before[0]!.split(" ").at(-1));
  });
});

const album = readSample("43-album.xml");
const single = readSample("43-single.xml");

/** The album on two discs, with the numbers and references of each disc's tracks. */
const onDiscs = (first: string[], second: string[]): string => {
  const disc = (items: string[]): string =>
    `<ResourceGroup ResourceGroupType="Side">\n${items
      .map((item) => {
        const [number, reference] = item.split(" ");
        return `          <ResourceGroupContentItem><SequenceNumber>${number}</SequenceNumber><ReleaseResourceReference>${reference}</ReleaseResourceReference></ResourceGroupContentItem>\n`;
      })
      .join("")}        </ResourceGroup>\n`;
  const begin = album.indexOf("        <ResourceGroupContentItem>");
  const end = album.indexOf("        <LinkedReleaseResourceReference");
  return `${album.slice(0, begin)}        ${disc(first)}        ${disc(second)}${album.slice(end)}`;
};

describe("numbers and groups", () => {
  it("numbers each disc separately if its numbers restart", () => {
    const done = edited(onDiscs(["1 A1", "2 A2"], ["1 A3"]), { do: "moveTrack", track: 0, to: 2 });
    expect(done).toBe(onDiscs(["1 A2"], ["1 A3", "2 A1"]));
  });

  it("gives a track's own release an id of the sender, whose own id may have markup's characters", () => {
    const inAlbum = album
      .replace(/(<MessageSender>\s*<PartyId>)[^<]*/, "$1R&amp;B &quot;Records&quot;")
      .replace(/(<TrackRelease>[^]*?)<ProprietaryId .*?<.ProprietaryId>/, "$1<GRid>A12425GABC1234002M</GRid>");
    const more = edited(inAlbum, { do: "addTracks", after: 0, added: [added] });
    expect(more).toMatch(/<ProprietaryId Namespace="R&amp;B &quot;Records&quot;">R\d+_R\d+</);
    expect(diagnostics(more)).toEqual(diagnostics(inAlbum));
  });

  it("reads the reference of a track's own release as text, whatever characters it has", () => {
    const inAlbum = album.replaceAll(/(<(?:Deal)?ReleaseReference>)R1</g, "$1R1(<");
    const more = edited(inAlbum, { do: "addTracks", after: 0, added: [added] });
    expect(rowsOf(more)).toHaveLength(rowsOf(inAlbum).length + 1);
  });

  it("numbers through all discs if the numbers continue", () => {
    const source = onDiscs(["1 A1", "2 A2"], ["3 A3"]);
    expect(edited(source, { do: "moveTrack", track: 0, to: 2 })).toBe(onDiscs(["1 A2"], ["2 A3", "3 A1"]));
    const more = rowsOf(edited(source, { do: "addTracks", after: 0, added: [added] }));
    expect(more.map((row) => row.slice(0, 4))).toEqual(["1 A1", "2 A5", "3 A2", "4 A3"]);
  });

  it("swaps two tracks rather than leave a disc empty", () => {
    const source = onDiscs(["1 A1", "2 A2"], ["1 A3"]);
    expect(edited(source, { do: "moveTrack", track: 2, to: 1 })).toBe(onDiscs(["1 A1", "2 A3"], ["1 A2"]));
  });

  it("removes a disc with its last track", () => {
    const source = onDiscs(["1 A1", "2 A2"], ["1 A3"]);
    const less = edited(source, { do: "removeTrack", track: 2 });
    expect(less).not.toContain("A3<");
    expect(less.match(/<ResourceGroup /g)).toHaveLength(1);
    expect(diagnostics(less)).toEqual(diagnostics(source));
  });

  it("leaves sequence numbers alone if they aren't numbers", () => {
    const source = onDiscs(["a A1", "b A2"], ["c A3"]);
    expect(edited(source, { do: "moveTrack", track: 0, to: 1 })).toBe(onDiscs(["b A2", "a A1"], ["c A3"]));
  });

  it("changes the groups of every territory in 3.8.2", () => {
    const old = readSample("382-album.xml");
    const details = /\t\t\t<ReleaseDetailsByTerritory>[^]*?<\/ReleaseDetailsByTerritory>\n/.exec(old)![0];
    const source = old.replace(details, details.replace("Worldwide", "DE") + details.replace("Worldwide", "FR"));
    const less = edited(source, { do: "removeTrack", track: 0 });
    expect(less).not.toContain(">A1<");
    expect(diagnostics(less)).toEqual(diagnostics(source));
    const moved = edited(source, { do: "moveTrack", track: 0, to: 1 });
    expect(moved.match(/>A2<[^]*?>A1</g)).not.toBeNull();
    expect(
      moved.match(
        /A2<\/ReleaseResourceReference>\n\t+<\/ResourceGroupContentItem>\n\t+<ResourceGroupContentItem>\n\t+<SequenceNumber>2/g,
      ),
    ).toHaveLength(2);
    const more = edited(source, { do: "addTracks", after: 1, added: [added] });
    expect(more.match(/>A4</g)).toHaveLength(4);
    expect(diagnostics(more)).toEqual(diagnostics(source));
  });
});

describe("refused edits", () => {
  it.each([
    [{ do: "removeTrack", track: 0 }, "only track of its release"],
    [{ do: "removeTrack", track: 7 }, "no track 8"],
    [{ do: "setTracks", changes: [{ track: 0, values: { duration: "" } }] }, "needs a Duration"],
    [{ do: "setTracks", changes: [{ track: 0, values: { isrc: "" } }] }, "needs its ISRC"],
    [{ do: "setTracks", changes: [{ track: 0, values: { isrc: "X" } }] }, "not an ISRC"],
    [{ do: "setTracks", changes: [{ track: 0, values: { genre: "Jazz" } }] }, "no place of its own for the genre"],
    [{ do: "setTracks", changes: [{ track: 0, values: { title: "\u0000" } }] }, "which XML does not allow"],
  ] satisfies [TrackEdit, string][])("%j", (edit, message) => {
    expect(() => editTracks(parseErn(single), edit)).toThrow(message);
  });
});

it("removes a P line when its text is cleared, and adds a missing one", () => {
  const less = edited(album, { do: "setTracks", changes: [{ track: 0, values: { pLine: "" } }] });
  expect(less.match(/<PLine>/g)).toHaveLength(album.match(/<PLine>/g)!.length - 1);
  const values = { pLine: "(P) Again", title: "Other" };
  const more = edited(less, { do: "setTracks", changes: [{ track: 0, values }] });
  expect(more).toContain("        <PLine>\n          <PLineText>(P) Again</PLineText>\n        </PLine>\n");
});

it("removes a picture that only the removed track links to, and keeps one that others link to", () => {
  const linked = (times: number): string => {
    let left = times;
    return album
      .replace(/<ReleaseResourceReference>A[12]<\/ReleaseResourceReference>(?=\n {8}<)/g, (found) =>
        left-- > 0 ? `${found}\n          <LinkedReleaseResourceReference>A9</LinkedReleaseResourceReference>` : found,
      )
      .replace("</Image>\n", "</Image>\n    <Image>\n      <ResourceReference>A9</ResourceReference>\n    </Image>\n");
  };
  expect(edited(linked(1), { do: "removeTrack", track: 0 })).not.toContain(">A9<");
  expect(edited(linked(2), { do: "removeTrack", track: 0 }).match(/>A9</g)).toHaveLength(2);
});
