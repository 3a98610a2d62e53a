import { type DiffRow, showChange, withoutIndent } from "./compare-lines";

const lines = (...texts: string[]): string => texts.map((text) => `    ${text}\n`).join("");

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
