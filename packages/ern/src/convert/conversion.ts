import type { ErnVersion } from "../model-types";
import { formatNumber } from "../text/counted";
import { toCsvTable } from "../text/to-table";

/**
 * What happened to a part of the old message: it's in the new one unchanged or changed, it was dropped for a reason, or
 * somebody has to decide. "added" is something that the new version requires and the old message doesn't have.
 */
export type Outcome = "carried" | "changed" | "dropped" | "decide" | "added";

/** What readers call each outcome, those to look at first. */
export const outcomeLabels: Readonly<Record<Outcome, string>> = {
  decide: "To decide",
  added: "Added",
  dropped: "Left out",
  changed: "Changed",
  carried: "Carried",
};

/** An element or attribute of the old message, or an element added to the new one. */
export interface ConversionItem {
  outcome: Outcome;
  /** Its path in the old message, `/@Name` for an attribute; undefined if it was added. */
  path?: string;
  /** The offset of its element in the old message. */
  offset?: number;
  /** Its path in the new message. */
  target?: string;
  /** The text concerned. */
  value?: string;
  /** What was changed and why, or what has to be decided. */
  why?: string;
  /** The number of elements it covers, including descendants. */
  count: number;
}

/** A converted message and what happened to each element and attribute of the old one, in order. */
export interface Conversion {
  /** The version of the old message. */
  version: ErnVersion;
  source: string;
  items: ConversionItem[];
}

/** Elements of one sort that changed the same way for the same reason: paths without numbers, and the offset of the first. */
export interface ConversionGroup extends Omit<ConversionItem, "value"> {
  /** Some of their values. */
  values: string[];
}

const SHOWN_VALUES = 3;

const withoutNumbers = (path: string | undefined): string | undefined => path?.replace(/\[\d+\]/g, "");

/** Groups what happened to the parts of a message, in order of first occurrence. */
export const groupItems = (items: readonly ConversionItem[]): ConversionGroup[] => {
  const groups = new Map<string, ConversionGroup>();
  for (const { outcome, path, target, why, value, offset } of items) {
    const kind = { outcome, path: withoutNumbers(path), target: withoutNumbers(target), why };
    const key = JSON.stringify(kind);
    const group = groups.get(key) ?? { ...kind, values: [], count: 0, offset };
    groups.set(key, group);
    group.count += 1;
    if (value && group.values.length < SHOWN_VALUES && !group.values.includes(value)) group.values.push(value);
  }
  return [...groups.values()];
};

/** Returns the number of parts with each outcome. */
export const countOutcomes = (items: readonly ConversionItem[]): Record<Outcome, number> => {
  const counts: Record<Outcome, number> = { decide: 0, added: 0, dropped: 0, changed: 0, carried: 0 };
  for (const { outcome } of items) counts[outcome] += 1;
  return counts;
};

/** Returns the number of parts with each outcome, in words: "2 to decide, 5 added, …". */
export const summarizeOutcomes = (counts: Readonly<Record<Outcome, number>>): string =>
  (Object.keys(outcomeLabels) as Outcome[])
    .map((outcome) => `${formatNumber(counts[outcome])} ${outcomeLabels[outcome].toLowerCase()}`)
    .join(", ");

/** Returns what happened to each part of a message, as CSV. */
export const toReportCsv = (items: readonly ConversionItem[]): string =>
  toCsvTable(
    ["Outcome", "In the old message", "In the new message", "Text", "Why"],
    items.map(({ outcome, path = "", target = "", value = "", why = "" }) => [outcome, path, target, value, why]),
  );
