import { ErnError } from "../ern-error";
import { FLAT_COLUMNS, type ErnColumn } from "../model-types";
import { parseCsv, type CsvLine } from "./parse-csv";
import { planTracks, type GivenRow, type TrackPlan } from "./plan-tracks";
import { isEditable } from "./read-cell";
import type { Tracks } from "./read-tracks";

const plain = (heading: string): string => heading.toLowerCase().replace(/[^a-z]/g, "");

const columnOf = (heading: string): ErnColumn | undefined =>
  FLAT_COLUMNS.find(([column, name]) => [column, name].map(plain).includes(plain(heading)))?.[0];

/** Removes the prefix that the download added to keep spreadsheets from running a value. */
const unguard = (cell: string): string => cell.replace(/^'(?=[=+\-@\t\r])/, "");

type Values = GivenRow["values"];

/** The track of each line: by its resource, otherwise by its ISRC, otherwise by the order; null for new tracks. */
const matchRows = ({ rows }: Tracks, lines: readonly Values[]): (number | null)[] => {
  const keys = (["resourceReference", "isrc"] as const).find((column) =>
    lines.some((values) => values[column] && rows.some(({ cells }) => cells[column][0]?.value === values[column])),
  );
  if (!keys) return lines.map((_, at) => (at < rows.length ? at : null));
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

const toValues = (columns: readonly (ErnColumn | undefined)[], { cells }: CsvLine): Values =>
  Object.fromEntries(
    columns.flatMap((column, at) => (column && cells[at] !== undefined ? [[column, unguard(cells[at])]] : [])),
  );

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
  const unknown = head!.cells.filter((heading, at) => columns[at] === undefined && heading.trim() !== "");
  const values = lines.map((line) => toValues(columns, line));
  const matched = matchRows(tracks, values);
  const missing = tracks.rows.length - matched.filter((track) => track !== null).length;
  const notes = [
    ...unknown.map((heading) => `The table has no column “${heading}”: it is not taken.`),
    ...(missing > 0
      ? [
          missing === 1
            ? "One track is not in the file, and stays as it is."
            : `${missing} tracks are not in the file, and stay as they are.`,
        ]
      : []),
  ];
  const given = values.map((each, at) => ({ line: lines[at]!.line, track: matched[at]!, values: each }));
  return planTracks(tracks, given, notes);
};

/** Plans the changes that pasted spreadsheet cells make, starting at a track and column. */
export const planPaste = (tracks: Tracks, text: string, track: number, columns: readonly ErnColumn[]): TrackPlan => {
  const given = parseCsv(text, "\t").map((line, at) => ({
    line: line.line,
    track: track + at < tracks.rows.length ? track + at : null,
    values: toValues(columns, line),
  }));
  return planTracks(tracks, given, []);
};
