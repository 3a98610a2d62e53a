import fc from "fast-check";

import { readSample } from "../../test/read-sample";
import { LIMITS } from "../limits";
import { toCsv } from "../model/plain-data";
import { parseErn } from "../xml/parse-ern";
import { editTracks } from "./edit-tracks";
import { parseCsv, planCsv, planPaste } from "./plan-csv";
import { toTracks } from "./tracks";

const document = parseErn(readSample("43-album.xml"));
const tracks = toTracks(document);

describe("parseCsv", () => {
  it.each([
    [
      "a,b\r\n1,2\r\n",
      [
        ["a", "b"],
        ["1", "2"],
      ],
    ],
    [
      '"a,""x""",b\n"1\r\n2",',
      [
        ['a,"x"', "b"],
        ["1\r\n2", ""],
      ],
    ],
    [
      "a;b\n1;2,5",
      [
        ["a", "b"],
        ["1", "2,5"],
      ],
    ],
    ["\uFEFFa\tb", [["a", "b"]]],
    ["a\n\nb\n", [["a"], [""], ["b"]]],
    ["", []],
  ])("reads %j", (text, cells) => {
    expect(parseCsv(text).map((line) => line.cells)).toEqual(cells);
  });

  it("numbers lines as an editor does, and reports which quote is never closed", () => {
    expect(parseCsv('a,b\n"1\n2",3\nx,y').map(({ line }) => line)).toEqual([1, 2, 4]);
    expect(() => parseCsv('a,b\n1,"2\n')).toThrow("in line 2 is never closed");
  });

  it.each([
    ["quoted", `"${"x".repeat(10_000_000)}"`],
    ["of quotes", `"${'""'.repeat(5_000_000)}"`],
  ])("reads a cell of 10 MB, %s", (_what, cell) => {
    expect(parseCsv(`a,b\n${cell},c`)[1]?.cells[1]).toBe("c");
  });

  it("reports an unclosed quote in 10 MB too", () => {
    expect(() => parseCsv(`a,b\n"${"x".repeat(10_000_000)}`)).toThrow("in line 2 is never closed");
  });

  it("refuses more lines than any message has tracks", () => {
    expect(() => parseCsv("a\n".repeat(LIMITS.tableLines + 1))).toThrow("The table has more than 20,000 lines.");
  });

  it("reads back everything written as in RFC 4180", () => {
    const cell = fc.string({ unit: fc.constantFrom("a", '"', ",", "\n", "\r\n", " ", "é") });
    fc.assert(
      fc.property(fc.array(fc.tuple(cell, cell, cell), { minLength: 1 }), (rows) => {
        const text = rows
          .map((row) => `${row.map((value) => `"${value.replaceAll('"', '""')}"`).join(",")}\r\n`)
          .join("");
        expect(parseCsv(text, ",").map(({ cells }) => cells)).toEqual(rows);
      }),
    );
  });
});

describe("planCsv", () => {
  it("changes nothing if the file is the one that was downloaded", () => {
    expect(planCsv(tracks, toCsv(tracks.rows))).toEqual({ rows: [], notes: [], edit: null });
  });

  it("matches tracks by their resource, whatever their order, and reports the changes", () => {
    const plan = planCsv(tracks, "Resource,Title,ISRC\nA3,Third,QZABC2600003\nA1,First,qz-abc-26-00009\n");
    expect(plan.rows.map(({ line, track, cells }) => [line, track, cells.map(({ after }) => after)])).toEqual([
      [2, 2, ["Third"]],
      [3, 0, ["First", "QZABC2600009"]],
    ]);
    expect(plan.notes).toEqual(["One track is not in the file, and stays as it is."]);
    const edited = toTracks(parseErn(editTracks(document, plan.edit!).source));
    expect(edited.rows.map(({ cells }) => cells.title[0]!.value)).toEqual(["First", "Bend & Flow (Live)", "Third"]);
  });

  it("reports wrong values with row and remedy, and accepts the others", () => {
    const plan = planCsv(tracks, "Title,ISRC,Duration,Mood,Number\nOne,X,3:05,calm,7\n");
    expect(plan.rows[0]!.cells).toEqual([
      { heading: "Title", before: "Source", after: "One" },
      {
        heading: "ISRC",
        before: "QZABC2600001",
        after: "X",
        problem: expect.stringContaining("“X” is not an ISRC.") as string,
      },
      { heading: "Duration", before: "PT3M45S", after: "PT3M5S" },
    ]);
    expect(plan.notes).toContain("The table has no column “Mood”, so it is ignored.");
    expect(plan.notes).toContain("The column Number can't be edited, so it is ignored.");
    expect(plan.edit).toEqual({
      do: "setTracks",
      changes: [{ track: 0, values: { title: "One", duration: "PT3M5S" } }],
    });
  });

  it("adds rows for new tracks", () => {
    const plan = planCsv(tracks, "ISRC,Title,Duration\nQZABC2600001,Source,PT3M45S\nQZABC2600077,More,PT1M\n");
    expect(plan.edit).toMatchObject({ do: "addTracks", added: [{ isrc: "QZABC2600077", title: "More" }] });
  });

  it("refuses a file without headings", () => {
    expect(() => planCsv(tracks, "1,2\n3,4")).toThrow("names no column that can be set");
  });
});

describe("planPaste", () => {
  it("fills cells from a starting cell, and adds tracks beyond the last one", () => {
    const plan = planPaste(tracks, "A\tQZABC2600011\r\nB\tQZABC2600012\r\n", 2, ["title", "isrc"]);
    expect(plan.edit).toEqual({
      do: "addTracks",
      after: 2,
      added: [{ title: "B", isrc: "QZABC2600012" }],
      changes: [{ track: 2, values: { title: "A", isrc: "QZABC2600011" } }],
    });
    const { rows } = toTracks(parseErn(editTracks(document, plan.edit!).source));
    expect(rows.map(({ cells }) => cells.title[0]!.value).slice(2)).toEqual(["A", "B"]);
  });
});
