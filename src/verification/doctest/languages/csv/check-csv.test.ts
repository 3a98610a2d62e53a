import { checkCsv } from "./check-csv";

const found = (code: string): string[] =>
  checkCsv(code).map(({ line, message: diagnostic }) => `${line}: ${diagnostic}`);

describe("checkCsv", () => {
  it("accepts rows with a cell for each column, including empty and quoted ones", () => {
    expect(found('isrc,title,length\nZZEX12600001,"Salt, Sail",2:47\n,"the ""Boats""",\n,,')).toEqual([]);
  });

  it("reports rows that are too short or too long, and unclosed quotes", () => {
    expect(found('a,b\n1\n1,2,3\n"1,2\n1,"2"x')).toEqual([
      "1: The row has 1 cells, the header 2",
      "2: The row has 3 cells, the header 2",
      "3: This row has an unclosed quote",
      "4: This row has an unclosed quote",
    ]);
    expect(found('"a,b\n1,2')).toEqual(["0: The header has an unclosed quote"]);
  });
});
