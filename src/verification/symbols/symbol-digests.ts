import { shortDigest } from "../../diagnostics/sha256";
import type { ToolkitSymbol } from "../../reference/toolkit/symbol";

const DIGEST_LENGTH = 10;

/** What says nothing about a symbol's behavior: where its entry is, and how we know it. */
const bookkeeping: readonly string[] = [
  "id",
  "package",
  "language",
  "file",
  "line",
  "evidence",
  "check",
  "since",
  "changed",
];

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === false || (Array.isArray(value) && value.length === 0);

/** Returns the value with sorted keys and without empty fields, so that a new field changes only entries that have it. */
const toStable = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(toStable);
  if (typeof value !== "object" || value === null) return value;
  const fields = Object.entries(value).filter(([, field]) => !isEmpty(field));
  return Object.fromEntries(
    fields.sort(([first], [second]) => (first < second ? -1 : 1)).map(([name, field]) => [name, toStable(field)]),
  );
};

/** Returns the digest of what readers see of an entry: what somebody compared with the source and the proofs. */
export const entryDigest = (symbol: ToolkitSymbol): string =>
  shortDigest(
    toStable(Object.fromEntries(Object.entries(symbol).filter(([name]) => !bookkeeping.includes(name)))),
    DIGEST_LENGTH,
  );

/** Returns the digest of the lines that an entry cites. */
export const sourceDigest = (text: string): string => shortDigest(text, DIGEST_LENGTH);
