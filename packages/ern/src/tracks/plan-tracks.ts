import { ErnError } from "../ern-error";
import { type ErnColumn, FLAT_COLUMNS } from "../model-types";
import type { TrackEdit } from "./edit-tracks";
import { isEditable, parseCell, type TrackValues } from "./parse-cell";
import { type CellChange, setCells } from "./set-cells";
import { rowAt, type Tracks } from "./tracks";

/** A row of an imported table: its track, or null for a new one. */
export interface ImportedRow {
  line: number;
  track: number | null;
  values: Partial<Record<ErnColumn, string>>;
}

interface PlannedCell {
  heading: string;
  before: string;
  after: string;
  /** Why it's rejected, and what to do about it. */
  problem?: string;
}

export interface PlannedRow {
  line: number;
  /** The index of the track, from 0; null for a new one. */
  track: number | null;
  name: string;
  cells: PlannedCell[];
}

/** What a table would change. */
export interface TrackPlan {
  rows: PlannedRow[];
  /** Problems with the table as a whole. */
  notes: string[];
  /** The edit that applies the changes; null if nothing changes. */
  edit: TrackEdit | null;
}

const HEADINGS = new Map(FLAT_COLUMNS);

/** The reason why a change can't be made. */
const findRefusal = (tracks: Tracks, change: CellChange): string | undefined => {
  try {
    setCells(tracks, [change]);
    return undefined;
  } catch (error) {
    if (error instanceof ErnError) return `${error.message} ${error.remedy}`;
    throw error;
  }
};

/** Plans the changes that rows make to the tracks. Wrong values are reported and skipped; empty cells change nothing. */
export const planTracks = (
  tracks: Tracks,
  importedRows: readonly ImportedRow[],
  notes: readonly string[],
): TrackPlan => {
  const changes: CellChange[] = [];
  const added: TrackValues[] = [];
  const shownOnly = new Set<string>();

  const planCell = (track: number | null, column: ErnColumn, typed: string): PlannedCell | undefined => {
    const row = track === null ? undefined : rowAt(tracks, track);
    const before = row?.cells[column].map(({ value }) => value).join("; ") ?? "";
    if (typed.trim() === before || typed.trim() === "") return undefined;
    const heading = HEADINGS.get(column)!;
    if (!isEditable(column)) {
      if (track !== null) shownOnly.add(heading);
      return undefined;
    }
    const { value, problem } = parseCell(column, typed);
    if (value === before) return undefined;
    const cell = { heading, before, after: value };
    if (problem) return { ...cell, problem: `${problem.message} ${problem.remedy}` };
    return {
      ...cell,
      problem: track === null ? undefined : findRefusal(tracks, { track, values: { [column]: value } }),
    };
  };

  const rows = importedRows.flatMap(({ line, track, values }): PlannedRow[] => {
    const planned = (Object.entries(values) as [ErnColumn, string][]).flatMap(([column, typed]) => {
      const cell = planCell(track, column, typed);
      return cell ? [{ column, cell }] : [];
    });
    if (planned.length === 0) return [];
    const taken = planned.filter(({ cell }) => cell.problem === undefined);
    const set: TrackValues = Object.fromEntries(taken.map(({ column, cell }) => [column, cell.after]));
    if (track === null) added.push(set);
    else if (taken.length > 0) changes.push({ track, values: set });
    const title = track === null ? undefined : rowAt(tracks, track).cells.title[0]?.value;
    return [{ line, track, name: title ?? values.title ?? "", cells: planned.map(({ cell }) => cell) }];
  });
  const left = [...shownOnly].map((heading) => `The column ${heading} can't be edited, so it is ignored.`);
  let edit: TrackEdit | null = null;
  if (added.length > 0) edit = { do: "addTracks", after: tracks.rows.length - 1, added, changes };
  else if (changes.length > 0) edit = { do: "setTracks", changes };
  return { rows, notes: [...notes, ...left], edit };
};
