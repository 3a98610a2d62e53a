import { ErnError } from "../ern-error";
import { LIMITS } from "../limits";

/** The cell separator: a tab if pasted from a spreadsheet, otherwise a comma, or a semicolon for decimal commas. */
const separatorOf = (text: string): string => {
  const [line = ""] = text.split(/\r\n?|\n/, 1);
  const outside = line.replace(/"[^"]*"/g, "");
  const counts = ["\t", ",", ";"].map((each) => outside.split(each).length);
  return ["\t", ",", ";"][counts.indexOf(Math.max(...counts))]!;
};

/** A line of a table, and the line number where it begins in the file. */
export interface CsvLine {
  line: number;
  cells: string[];
}

const refuseMoreLines = (): never => {
  throw new ErnError({
    code: "limit",
    message: `The table has more than ${LIMITS.tableLines.toLocaleString("en")} lines.`,
    remedy: "Take the tracks of one message.",
  });
};

/** The offset of the quote that closes a quoted part. */
const endOfQuoted = (text: string, from: number, line: number): number => {
  for (let quote = text.indexOf('"', from + 1); quote >= 0; quote = text.indexOf('"', quote + 2))
    if (text[quote + 1] !== '"') return quote;
  throw new ErnError({
    code: "data",
    message: `The quote that begins a cell in line ${line} is never closed.`,
    remedy: "Close it with another quote; a quote within a cell is written twice.",
    line,
  });
};

/** Parses a table as in RFC 4180: quoted cells may have separators, line breaks and doubled quotes. */
export const parseCsv = (file: string, wanted?: string): CsvLine[] => {
  const text = file.replace(/^\uFEFF/, "");
  const separator = wanted ?? separatorOf(text);
  const token = new RegExp(`[^${separator}\r\n]+|${separator}|\r\n?|\n`, "y");
  const lines: CsvLine[] = [];
  let cells = [""];
  let [line, begin] = [1, 1];
  const close = (): void => {
    if (lines.length === LIMITS.tableLines) refuseMoreLines();
    lines.push({ line: begin, cells });
    cells = [""];
    begin = line;
  };
  for (let at = 0; at < text.length;) {
    if (text[at] === '"' && cells.at(-1) === "") {
      const end = endOfQuoted(text, at, line);
      const quoted = text.slice(at + 1, end);
      cells[cells.length - 1] = quoted.replaceAll('""', '"');
      line += quoted.match(/\r\n?|\n/g)?.length ?? 0;
      at = end + 1;
      continue;
    }
    token.lastIndex = at;
    const [found] = token.exec(text)!;
    at += found.length;
    if (found === separator) cells.push("");
    else if (/^[\r\n]/.test(found)) {
      line += 1;
      close();
    } else cells[cells.length - 1] += found;
  }
  if (cells.length > 1 || cells[0] !== "") close();
  return lines;
};
