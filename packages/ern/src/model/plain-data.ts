import { type ErnMessage, type ErnTrackRow, FLAT_COLUMNS } from "../model-types";
import { toCsvTable } from "../text/to-table";

type Json = string | boolean | null | Json[] | { [key: string]: Json };

/** Returns the keys of a part, including lazy ones, but not `node` and `context`. */
export const keysOf = (part: object): string[] => {
  const keys: string[] = [];
  for (const key in part) keys.push(key);
  return keys.filter((key) => key !== "node" && key !== "context");
};

const isRecord = (part: unknown): part is Record<string, unknown> => typeof part === "object" && part !== null;

const labelOf = (target: unknown): Json => {
  if (!isRecord(target)) return null;
  const label = target.title ?? target.name;
  return isRecord(label) ? (label.value as string) : null;
};

const toJson = (part: unknown): Json => {
  if (Array.isArray(part)) return part.map(toJson);
  if (!isRecord(part)) return typeof part === "boolean" || typeof part === "string" ? part : null;
  if (typeof part.value === "string" && "from" in part) {
    if ("target" in part) return { reference: part.value, resolved: part.target !== null, title: labelOf(part.target) };
    if ("name" in part) return { name: part.name as string, value: part.value };
    if (!("type" in part)) return part.value;
    const { type, namespace } = part;
    return { type: type as string, ...(namespace ? { namespace: namespace as string } : {}), value: part.value };
  }
  return Object.fromEntries(keysOf(part).map((key) => [key, toJson(part[key])]));
};

/** Returns the graph as plain JSON: values without ranges, references with their target's title. */
export const toGraphJson = (message: ErnMessage): Json => toJson(message);

/** Returns the track table as plain JSON; each cell is a list of values. */
export const toFlatJson = (rows: readonly Pick<ErnTrackRow, "cells">[]): Json =>
  rows.map(({ cells }) => {
    const entries = FLAT_COLUMNS.map(([column]) => [column, cells[column].map(({ value }) => value)]);
    return Object.fromEntries(entries) as Record<string, string[]>;
  });

/** Returns the track table as CSV, lists joined by "; ". */
export const toCsv = (rows: readonly ErnTrackRow[]): string =>
  toCsvTable(
    FLAT_COLUMNS.map(([, heading]) => heading),
    rows.map(({ cells }) => FLAT_COLUMNS.map(([column]) => cells[column].map(({ value }) => value).join("; "))),
  );
