import { writeCsv } from "../text/write-table";

/**
 * What happened to a part of the old message: it's in the new one unchanged or changed, it was dropped for a reason, or
 * somebody has to decide. "added" is something that the new version requires and the old message doesn't have.
 */
export type Outcome = "carried" | "changed" | "dropped" | "decide" | "added";

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

/** What happened to each part of a message, as CSV. */
export const toReportCsv = (items: readonly ConversionItem[]): string =>
  writeCsv(
    ["Outcome", "In ERN 3.8.2", "In ERN 4.3", "Text", "Why"],
    items.map(({ outcome, path = "", target = "", value = "", why = "" }) => [outcome, path, target, value, why]),
  );
