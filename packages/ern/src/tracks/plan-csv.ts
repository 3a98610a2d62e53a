import { ErnError } from "../ern-error";
import { LIMITS } from "../limits";
import { type ErnColumn, FLAT_COLUMNS } from "../model-types";
import { formatNumber } from "../text/counted";
import { isEditable } from "./parse-cell";
import { type ImportedRow, planTracks, type TrackPlan } from "./plan-tracks";
import type { Tracks } from "./tracks";

/** The cell separator: a tab if pasted from a spreadsheet, otherwise a comma, or a semicolon for decimal commas. */
const separatorOf = (text: string): string => {
  const [line = ""] = text.split(/\r\n?|\n/, 1);
  const outside = line.replace(/"[^"]*"/g, "");
  const counts = ["\t", ",", ";"].map((candidate) => outside.split(candidate).length);
  return ["\t", ",", ";"][counts.indexOf(Math.max(...counts))]!;
};

/** A line of a table, and the line number where it begins in the file. */
interface CsvLine {
  line: number;
  cells: string[];
}

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
export const parseCsv = (file: string, fixedSeparator?: string): CsvLine[] => {
  const text = file.replace(/^\uFEFF/, "");
  const separator = fixedSeparator ?? separatorOf(text);
  const token = new RegExp(`[^${separator}\r\n]+|${separator}|\r\n?|\n`, "y");
  const lines: CsvLine[] = [];
  let cells = [""];
  let [line, begin] = [1, 1];
  const close = (): void => {
    if (lines.length === LIMITS.tableLines) {
      const message = `The table has more than ${formatNumber(LIMITS.tableLines)} lines.`;
      throw new ErnError({ code: "limit", message, remedy: "Take the tracks of one message." });
    }
    lines.push({ line: begin, cells });
    cells = [""];
    begin = line;
  };
  for (let offset = 0; offset < text.length;) {
    if (text[offset] === '"' && cells.at(-1) === "") {
      const end = endOfQuoted(text, offset, line);
      const quoted = text.slice(offset + 1, end);
      cells[cells.length - 1] = quoted.replaceAll('""', '"');
      line += quoted.match(/\r\n?|\n/g)?.length ?? 0;
      offset = end + 1;
      continue;
    }
    token.lastIndex = offset;
    const [found] = token.exec(text)!;
    offset += found.length;
    if (found === separator) cells.push("");
    else if (/^[\r\n]/.test(found)) {
      line += 1;
      close();
    } else cells[cells.length - 1] += found;
  }
  if (cells.length > 1 || cells[0] !== "") close();
  return lines;
};

const headingKey = (heading: string): string => heading.toLowerCase().replace(/[^a-z]/g, "");

const columnOf = (heading: string): ErnColumn | undefined =>
  FLAT_COLUMNS.find(([column, name]) => [column, name].map(headingKey).includes(headingKey(heading)))?.[0];

/** Removes the prefix that the download added to keep spreadsheets from running a value. */
const unguard = (cell: string): string => cell.replace(/^'(?=[=+\-@\t\r])/, "");

type Values = ImportedRow["values"];

/** The track of each line: by its resource, otherwise by its ISRC, otherwise by the order; null for new tracks. */
const matchRows = ({ rows }: Tracks, lines: readonly Values[]): (number | null)[] => {
  const keys = (["resourceReference", "isrc"] as const).find((column) =>
    lines.some((values) => values[column] && rows.some(({ cells }) => cells[column][0]?.value === values[column])),
  );
  if (!keys) return lines.map((_, index) => (index < rows.length ? index : null));
  const free = new Set(rows.keys());
  return lines.map((values) => {
    const found = [...free].find((track) => {
      const { cells } = rows[track]!;
      const isRelease = !values.releaseReference || cells.releaseReference[0]?.value === values.releaseReference;
      return values[keys] !== undefined && cells[keys][0]?.value === values[keys] && isRelease;
    });
    if (found !== undefined) free.delete(found);
    return found ?? null;
  });
};

const toValues = (columns: readonly (ErnColumn | undefined)[], { cells }: CsvLine): Values => {
  const known = columns.flatMap((column, index) => (column ? [[column, cells[index]] as const] : []));
  return Object.fromEntries(known.flatMap(([column, cell]) => (cell === undefined ? [] : [[column, unguard(cell)]])));
};

/** Plans the changes that a CSV file makes to the tracks. */
export const planCsv = (tracks: Tracks, file: string): TrackPlan => {
  const [head, ...lines] = parseCsv(file).filter(({ cells }) => cells.some((cell) => cell.trim() !== ""));
  const columns = head?.cells.map(columnOf) ?? [];
  if (!columns.some((column) => column && isEditable(column))) {
    throw new ErnError({
      code: "data",
      message: "The first line of the file names no column that can be set, such as Title, ISRC or Duration.",
      remedy: "Begin the file with a line of headings: the CSV that you download has them.",
      line: 1,
    });
  }
  const unknown = head!.cells.filter((heading, index) => columns[index] === undefined && heading.trim() !== "");
  const values = lines.map((line) => toValues(columns, line));
  const matched = matchRows(tracks, values);
  const missing = tracks.rows.length - matched.filter((track) => track !== null).length;
  const notes = unknown.map((heading) => `The table has no column “${heading}”, so it is ignored.`);
  if (missing === 1) notes.push("One track is not in the file, and stays as it is.");
  if (missing > 1) notes.push(`${missing} tracks are not in the file, and stay as they are.`);
  const rows = values.map((rowValues, index) => ({
    line: lines[index]!.line,
    track: matched[index]!,
    values: rowValues,
  }));
  return planTracks(tracks, rows, notes);
};

/** Plans the changes that pasted spreadsheet cells make, starting at a track and column. */
export const planPaste = (tracks: Tracks, text: string, track: number, columns: readonly ErnColumn[]): TrackPlan => {
  const rows = parseCsv(text, "\t").map((line, index) => ({
    line: line.line,
    track: track + index < tracks.rows.length ? track + index : null,
    values: toValues(columns, line),
  }));
  return planTracks(tracks, rows, []);
};
