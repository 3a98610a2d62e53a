import type { SampleDiagnostic } from "../../samples/sample";

const QUOTED = /(^|,)"(?:[^"]|"")*"(?=,|$)/g;

/** Returns the number of cells in a row; undefined if a quote isn't closed. */
const countCells = (row: string): number | undefined => {
  const bare = row.replace(QUOTED, "$1");
  return bare.includes('"') ? undefined : bare.split(",").length;
};

/** Checks CSV with a header and one line per row: each row needs as many cells as the header and closed quotes. */
export const checkCsv = (code: string): SampleDiagnostic[] => {
  const [header, ...rows] = code.split("\n").map(countCells);
  if (header === undefined) return [{ line: 0, message: "The header has an unclosed quote", remedy: "Close them." }];
  if (header === 1)
    return [
      {
        line: 0,
        message: "This CSV has one column",
        remedy: "Write the others, or name the language that the block is written in.",
      },
    ];
  return rows.flatMap((cells, index) => {
    const line = index + 1;
    if (cells === undefined)
      return [{ line, message: "This row has an unclosed quote", remedy: 'Close them; a quote in a cell is "".' }];
    const diagnostic = `The row has ${cells} cells, the header ${header}`;
    return cells === header
      ? []
      : [{ line, message: diagnostic, remedy: "Give each column a cell; quote a cell with commas." }];
  });
};
