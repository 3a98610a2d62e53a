import { changeFigure, keptFigure } from "./use-live-edit";

const result = (before: number, after: number, kept: number) => ({ written: "", before, after, kept, keptBefore: 0 });

describe("edit figures", () => {
  it("shows how much stayed the same", () => {
    expect(keptFigure(result(4965, 4965, 4964))).toBe("4,964 of 4,965 bytes unchanged");
  });

  it.each([
    [result(4965, 4965, 4965), "Nothing changed"],
    [result(4965, 4965, 4964), "1 byte replaced by 1"],
    [result(4965, 6965, 4963), "2 bytes replaced by 2,002"],
    [result(4965, 4966, 4965), "1 byte added"],
    [result(4965, 4955, 4955), "10 bytes removed"],
  ])("shows what changed (%#)", (edit, text) => {
    expect(changeFigure(edit)).toBe(text);
  });
});
