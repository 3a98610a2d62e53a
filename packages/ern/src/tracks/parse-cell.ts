import type { ErnColumn } from "../model-types";
import { checkDuration } from "../values/dates";
import { checkIsrc, type ValueDiagnostic } from "../values/identifiers";

const EDITABLE_COLUMNS = [
  "title",
  "artist",
  "isrc",
  "duration",
  "genre",
  "parentalWarning",
  "pLine",
] as const satisfies readonly ErnColumn[];

export type EditableColumn = (typeof EDITABLE_COLUMNS)[number];

/** Returns whether a column of the track table can be edited. */
export const isEditable = (column: ErnColumn): column is EditableColumn =>
  (EDITABLE_COLUMNS as readonly ErnColumn[]).includes(column);

/** New values of a track, by their columns. */
export type TrackValues = Partial<Record<EditableColumn, string>>;

const toIsrc = (value: string): string => {
  const plain = value.replace(/[\s-]/g, "").toUpperCase();
  return checkIsrc(plain) ? value : plain;
};

/** Parses a time as shown by players and spreadsheets. */
const parseDuration = (value: string): string => {
  const clock = /^(?:(\d{1,3}):)?(\d{1,3}):(\d{2}(?:\.\d+)?)$/.exec(value);
  if (!clock) return value;
  const [, hours, minutes, seconds] = clock;
  return `PT${hours ? `${Number(hours)}H` : ""}${Number(minutes)}M${Number(seconds)}S`;
};

/** Returns the value to write for what was typed or pasted into a cell, and what is wrong with it. */
export const parseCell = (column: EditableColumn, typed: string): { value: string; problem: ValueDiagnostic } => {
  const text = typed.replace(/\s+/g, " ").trim();
  if (text === "") return { value: "", problem: undefined };
  if (column === "isrc") {
    const value = toIsrc(text);
    return { value, problem: checkIsrc(value) };
  }
  if (column !== "duration") return { value: text, problem: undefined };
  const value = parseDuration(text);
  return { value, problem: checkDuration(value) };
};
