import fc from "fast-check";

import { diffLines } from "./diff-lines";

const sideOf = (before: string, after: string, left: "removed" | "added"): string =>
  diffLines(before, after)
    .filter(({ kind }) => kind === "same" || kind === left)
    .flatMap(({ lines }) => lines)
    .join("");

describe("diffLines", () => {
  it("contains both texts", () => {
    const text = fc
      .array(fc.constantFrom("a\n", "b\r\n", "c\r", "\n", "d"), { maxLength: 12 })
      .map((lines) => lines.join(""));
    fc.assert(
      fc.property(text, text, (before, after) => {
        expect(sideOf(before, after, "removed")).toBe(before);
        expect(sideOf(before, after, "added")).toBe(after);
      }),
    );
  });

  it("shows one changed line as one change", () => {
    expect(diffLines("a\nb\nc\n", "a\nB\nc\n")).toEqual([
      { kind: "same", lines: ["a\n"], before: 1, after: 1 },
      { kind: "removed", lines: ["b\n"], before: 2, after: 2 },
      { kind: "added", lines: ["B\n"], before: 3, after: 2 },
      { kind: "same", lines: ["c\n"], before: 3, after: 3 },
    ]);
    expect(diffLines("a", "a")).toEqual([{ kind: "same", lines: ["a"], before: 1, after: 1 }]);
    expect(diffLines("", "")).toEqual([]);
  });

  it("gives up on texts that have too little in common", () => {
    const lines = (word: string) => Array.from({ length: 20_000 }, (_, index) => `${word} ${index}\n`).join("");
    const changes = diffLines(`same\n${lines("old")}`, `same\n${lines("new")}`);
    expect(changes.map(({ kind }) => kind)).toEqual(["same", "removed", "added"]);
  });
});
