import type { ToolkitSymbol } from "../../reference/toolkit/symbol";
import type { Evidence } from "../evidence/evidence";
import { readDigest, sourceDigest } from "../symbols/seals";
import { sourceFollower } from "./follow-source";
import { type NameDrift, nameDrift } from "./name-drift";
import { type Cited, citedText, toCited, toSource } from "./toolkit-folder";

/** Symbols that cite the same changed lines. */
export interface ChangedSource {
  symbols: ToolkitSymbol[];
  from: string;
  /** Its lines in the newer checkout; undefined if nothing is left. */
  to?: string;
  before: string;
  after: string;
  /** The definitions there that changed. */
  changed: NameDrift["changed"];
}

/** How two checkouts of the toolkit differ; `changed` are the definitions that no entry with changed source cites. */
export interface Drift extends NameDrift {
  /** Entries whose cited text is the same, and is what was read. */
  confirmed: ToolkitSymbol[];
  sources: ChangedSource[];
  /** Entries whose lines in the older checkout aren't what was read, or that changed since. */
  unread: ToolkitSymbol[];
  /** Where each entry's lines are in the newer checkout. */
  moved: Map<string, string>;
}

const overlaps = (one: Cited, other: Cited): boolean =>
  one.file === other.file && one.first <= other.last && other.first <= one.last;

/** How the source of symbols differs between two checkouts of the toolkit. */
export const drift = async (
  older: string,
  newer: string,
  symbols: readonly ToolkitSymbol[],
  known: Evidence["symbols"],
): Promise<Drift> => {
  const follow = sourceFollower(older, newer);
  const names = await nameDrift(older, newer);
  const result: Drift = { ...names, confirmed: [], sources: [], unread: [], moved: new Map() };
  for (const symbol of symbols) {
    const { id, source } = symbol;
    const before = citedText(older, source) ?? "";
    const found = follow(source);
    const to = found && toSource(found);
    if (to !== undefined) result.moved.set(id, to);
    const same = result.sources.find(({ from }) => from === source);
    if (known[id]?.source !== sourceDigest(before) || known[id].read !== readDigest(symbol)) result.unread.push(symbol);
    else if (found?.isSame) result.confirmed.push(symbol);
    else if (same) same.symbols.push(symbol);
    else {
      const changed = names.changed.filter((one) => overlaps(one.before, toCited(source)));
      const after = to === undefined ? "" : citedText(newer, to)!;
      result.sources.push({ symbols: [symbol], from: source, to, before, after, changed });
    }
  }
  const listed = new Set(result.sources.flatMap(({ changed }) => changed));
  return { ...result, changed: names.changed.filter((one) => !listed.has(one)) };
};

/** What we know of symbols after a drift: what is confirmed stays known, and everything else must be read. */
export const knownAfter = ({ confirmed, moved }: Drift, known: Evidence["symbols"]): Evidence["symbols"] =>
  Object.fromEntries(
    confirmed.map((symbol) => [
      symbol.id,
      { ...known[symbol.id]!, read: readDigest({ ...symbol, source: moved.get(symbol.id)! }) },
    ]),
  );
