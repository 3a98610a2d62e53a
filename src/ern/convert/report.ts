import { writeCsv } from "../text/write-csv";
import type { ConversionItem, Outcome } from "./conversion";

/** Elements of one kind that became the same for the same reason. */
export interface ConversionGroup {
  outcome: Outcome;
  /** Where they stand in the old message, without numbers; none for what was added. */
  path?: string;
  /** Where they stand in the new message, without numbers. */
  target?: string;
  why?: string;
  /** Some of what they say. */
  values: string[];
  /** How many they are. */
  count: number;
  /** The offset of the first in the old message. */
  offset?: number;
}

const SHOWN_VALUES = 3;

const withoutNumbers = (path: string | undefined): string | undefined => path?.replace(/\[\d+\]/g, "");

/** What became of the parts of a message, kind by kind, in the order in which each kind is met first. */
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

/** What became of each part of a message, one by one, as CSV. */
export const toReportCsv = (items: readonly ConversionItem[]): string =>
  writeCsv(
    ["Outcome", "In ERN 3.8.2", "In ERN 4.3", "Text", "Why"],
    items.map(({ outcome, path = "", target = "", value = "", why = "" }) => [outcome, path, target, value, why]),
  );
