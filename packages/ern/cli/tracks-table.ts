import { type ErnTrackRow, FLAT_COLUMNS, toCsvRows, toCsvTable, toFlatJson, toTsvRows } from "../src";
import type { Format } from "./options";

type Row = Pick<ErnTrackRow, "cells">;

const HEADINGS = FLAT_COLUMNS.map(([, heading]) => heading);

/** How many rows are written at once. */
const AT_ONCE = 500;

const toCells = (rows: readonly Row[]): string[][] =>
  rows.map(({ cells }) => FLAT_COLUMNS.map(([column]) => cells[column].map(({ value }) => value).join("; ")));

function* inGroups(rows: Iterable<Row>): Generator<Row[]> {
  let group: Row[] = [];
  for (const row of rows) {
    if (group.push(row) < AT_ONCE) continue;
    yield group;
    group = [];
  }
  yield group;
}

/** The elements of an indented list in JSON, at the depth of a message's tracks. */
const toElements = (rows: readonly Row[]): string =>
  JSON.stringify(toFlatJson(rows), null, 2).slice(1, -1).trimEnd().replaceAll("\n", "\n    ");

/** Creates a formatter of a table of tracks, piece by piece, so that only one piece is in memory. */
export const createTracksTable = (format: Format) => {
  let isFirst = true;
  function* toJson(file: string, rows: Iterable<Row>): Generator<string> {
    yield `${isFirst ? "[" : ","}\n  {\n    "file": ${JSON.stringify(file)},\n    "tracks": [`;
    let hasRows = false;
    for (const group of inGroups(rows)) {
      if (group.length > 0) yield `${hasRows ? "," : ""}${toElements(group)}`;
      hasRows ||= group.length > 0;
    }
    yield `${hasRows ? "\n    " : ""}]\n  }`;
    isFirst = false;
  }
  return {
    /** The text of a message's rows. */
    *add(file: string, rows: Iterable<Row>): Generator<string> {
      if (format === "json") return yield* toJson(file, rows);
      for (const group of inGroups(rows)) {
        const cells = toCells(group);
        if (format === "csv") yield isFirst ? toCsvTable(HEADINGS, cells) : toCsvRows(cells);
        else yield toTsvRows(isFirst ? [HEADINGS, ...cells] : cells);
        isFirst = false;
      }
    },
    /** The text after the last row. */
    end: (): string => {
      if (format !== "json") return "";
      return isFirst ? "[]\n" : "\n]\n";
    },
  };
};
