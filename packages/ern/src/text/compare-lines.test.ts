import fc from "fast-check";

import { compareLines, type DiffRow, showChange, withoutIndent } from "./compare-lines";

const lines = (...texts: string[]): string => texts.map((text) => `    ${text}\n`).join("");

describe("compareLines", () => {
  it("numbers the lines as they are in both texts, and counts those left out", () => {
    const text = fc
      .array(fc.constantFrom("a\n", "b\r\n", "c\r", "\n", "d"), { maxLength: 20 })
      .map((parts) => parts.join(""));
    fc.assert(
      fc.property(text, text, text, text, (start, old, now, end) => {
        const [before, after] = [start + old + end, start + now + end];
        fc.pre(before !== after);
        const [linesBefore, linesAfter] = [before, after].map((all) => all.split(/\r\n?|\n/));
        const { rows } = compareLines(before, after);
        for (const row of rows) {
          if (row.before !== undefined) expect(row.text).toBe(linesBefore![row.before - 1]);
          if (row.after !== undefined) expect(row.text).toBe(linesAfter![row.after - 1]);
        }
        const countOf = (kinds: readonly DiffRow["kind"][]): number =>
          rows
            .filter(({ kind }) => kinds.includes(kind))
            .reduce((sum, { kind, text }) => sum + (kind === "gap" ? parseInt(text) : 1), 0);
        const endsWithBreak = /[\r\n]$/.test(before) || before === "";
        expect(countOf(["same", "gap", "removed"])).toBe(linesBefore!.length - Number(endsWithBreak));
      }),
    );
  });
});

describe("showChange", () => {
  it("shows the newest change between its neighbours, and counts all changes since the original", () => {
    const original = lines("a", "b", "c", "d", "e", "f", "g");
    const before = original.replace("a", "A");
    expect(showChange(original, before, before.replace("f", "  F"))).toEqual({
      rows: [
        { kind: "same", text: "d" },
        { kind: "same", text: "e" },
        { kind: "removed", text: "f" },
        { kind: "added", text: "  F" },
        { kind: "same", text: "g" },
      ],
      changedLines: 2,
      identicalLines: 5,
    });
  });

  it("counts a line that moves as one removed and one added", () => {
    const original = lines("a", "b", "c");
    expect(showChange(original, original, lines("b", "c", "a"))).toMatchObject({ changedLines: 2, identicalLines: 2 });
  });
});

describe("withoutIndent", () => {
  it("drops the indentation shared by all lines between two gaps", () => {
    const row = (kind: DiffRow["kind"], text: string): DiffRow => ({ kind, text });
    const rows = [
      row("same", "  a"),
      row("gap", "2 lines"),
      row("added", "    b"),
      row("same", ""),
      row("same", "      c"),
    ];
    expect(withoutIndent(rows).map(({ text }) => text)).toEqual(["a", "2 lines", "b", "", "  c"]);
  });
});
