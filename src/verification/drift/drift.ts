import { diffArrays } from "diff";

import type { ToolkitSymbol } from "../../reference/toolkit/symbol";
import type { Evidence } from "../evidence/evidence";
import { entryDigest, sourceDigest } from "../symbols/symbol-digests";
import { type Definition, definitionsIn } from "./definitions";
import { type Cited, parseCitation, readCitedText, readLines, sourceFiles, toSource } from "./toolkit-folder";

interface Defined extends Definition {
  file: string;
}

interface NameDrift {
  /** Public names that only one of the checkouts has. */
  vanished: Defined[];
  added: Defined[];
  /** Definitions that differ, each with its text before; without those that hold another of them. */
  changed: (Defined & { before: Defined })[];
}

const sourceText = (folder: string, file: string): string | undefined => readLines(folder, file)?.join("\n");

/** Returns the definitions of some files, by file, name and how often the name came before. */
const definitionsByName = async (folder: string, files: readonly string[]): Promise<Map<string, Defined>> => {
  const found = new Map<string, Defined>();
  for (const file of files)
    for (const definition of await definitionsIn(file, sourceText(folder, file)!)) {
      let key = `${file} ${definition.name}`;
      while (found.has(key)) key += "'";
      found.set(key, { ...definition, file });
    }
  return found;
};

/** Returns what a public name is in its package, wherever it's defined. */
const publicName = ({ file, exposure, name }: Defined): string =>
  `${/^packages\/[^/]+(?:\/bindings\/[^/]+)?/.exec(file)![0]} ${exposure} ${name}`;

/** Returns the public names that only the first of two has. */
const onlyIn = (
  definitions: ReadonlyMap<string, Defined>,
  otherDefinitions: ReadonlyMap<string, Defined>,
): Defined[] => {
  const isNew = (key: string, { exposure }: Defined, than: ReadonlyMap<string, Defined>): boolean =>
    exposure !== undefined && than.get(key)?.exposure !== exposure;
  const moved = new Set(
    [...otherDefinitions].flatMap(([key, found]) => (isNew(key, found, definitions) ? [publicName(found)] : [])),
  );
  return [...definitions].flatMap(([key, found]) =>
    isNew(key, found, otherDefinitions) && !moved.has(publicName(found)) ? [found] : [],
  );
};

/** Returns how the definitions of two checkouts differ. */
const nameDrift = async (older: string, newer: string): Promise<NameDrift> => {
  const differs = (file: string): boolean => sourceText(older, file) !== sourceText(newer, file);
  const [before, after] = [
    await definitionsByName(older, sourceFiles(older).filter(differs)),
    await definitionsByName(newer, sourceFiles(newer).filter(differs)),
  ];
  const changed = [...after].flatMap(([key, found]) => {
    const old = before.get(key);
    return old && old.text !== found.text ? [{ ...found, before: old }] : [];
  });
  const holds = ({ file, name }: Cited & { name: string }): boolean =>
    changed.some((definition) => definition.file === file && definition.name.startsWith(`${name}.`));
  return {
    vanished: onlyIn(before, after),
    added: onlyIn(after, before),
    changed: changed.filter((definition) => !holds(definition)),
  };
};

/** Lines of another release that belong to cited lines. */
interface Followed extends Cited {
  isSame: boolean;
}

/** For each line, its index in the other text; undefined if it's gone. */
const matchLines = (before: string[], after: string[]): (number | undefined)[] => {
  const indexes: (number | undefined)[] = [];
  let start = 0;
  for (const { value, added, removed } of diffArrays(before, after)) {
    if (!added) indexes.push(...value.map((_, index) => (removed ? undefined : start + index)));
    if (!removed) start += value.length;
  }
  return indexes;
};

const blockStarts = (block: readonly string[], lines: readonly string[]): number[] =>
  lines.flatMap((_, start) => (block.every((line, index) => lines[start + index] === line) ? [start] : []));

/** A shorter block can be in another file by chance. */
const LEAST_MOVED = 3;

/** Makes a function that finds cited lines of one checkout in another; undefined if nothing of them is left. */
const sourceFollower = (older: string, newer: string): ((source: string) => Followed | undefined) => {
  const maps = new Map<string, (number | undefined)[]>();
  const inOtherFile = (block: readonly string[]): Followed | undefined => {
    if (block.length < LEAST_MOVED) return undefined;
    const found = sourceFiles(newer).flatMap((file) =>
      blockStarts(block, readLines(newer, file)!).map((start) => ({
        file,
        first: start + 1,
        last: start + block.length,
      })),
    );
    return found.length === 1 ? { ...found[0]!, isSame: true } : undefined;
  };
  return (source) => {
    const { file, first, last } = parseCitation(source);
    const [before, after] = [readLines(older, file), readLines(newer, file)];
    const block = before?.slice(first - 1, last) ?? [];
    if (!before || !after) return inOtherFile(block);
    const indexes = maps.get(file) ?? matchLines(before, after);
    maps.set(file, indexes);
    const start = indexes[first - 1];
    const isWhole = start !== undefined && block.every((_, index) => indexes[first - 1 + index] === start + index);
    const places = isWhole ? [start] : blockStarts(block, after);
    if (isWhole || (places.length === 1 && blockStarts(block, before).length === 1))
      return { file, first: places[0]! + 1, last: places[0]! + block.length, isSame: true };
    const isKept = (line: number | undefined) => line !== undefined;
    const from = start ?? (indexes.slice(0, first - 1).findLast(isKept) ?? -1) + 1;
    const to = indexes[last - 1] ?? (indexes.slice(last).find(isKept) ?? after.length) - 1;
    return to < from ? undefined : { file, first: from + 1, last: to + 1, isSame: false };
  };
};

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

const overlaps = (left: Cited, right: Cited): boolean =>
  left.file === right.file && left.first <= right.last && right.first <= left.last;

/** Returns how the source of symbols differs between two checkouts of the toolkit. */
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
    const before = readCitedText(older, source) ?? "";
    const found = follow(source);
    const to = found && toSource(found);
    if (to !== undefined) result.moved.set(id, to);
    const same = result.sources.find(({ from }) => from === source);
    if (known[id]?.source !== sourceDigest(before) || known[id].read !== entryDigest(symbol))
      result.unread.push(symbol);
    else if (found?.isSame) result.confirmed.push(symbol);
    else if (same) same.symbols.push(symbol);
    else {
      const changed = names.changed.filter((definition) => overlaps(definition.before, parseCitation(source)));
      const after = to === undefined ? "" : readCitedText(newer, to)!;
      result.sources.push({ symbols: [symbol], from: source, to, before, after, changed });
    }
  }
  const citedChanges = new Set(result.sources.flatMap(({ changed }) => changed));
  return { ...result, changed: names.changed.filter((definition) => !citedChanges.has(definition)) };
};

/** Returns what we know of symbols after a drift: what is confirmed stays known, and everything else must be read. */
export const knownAfter = ({ confirmed, moved }: Drift, known: Evidence["symbols"]): Evidence["symbols"] =>
  Object.fromEntries(
    confirmed.map((symbol) => [
      symbol.id,
      { ...known[symbol.id]!, read: entryDigest({ ...symbol, source: moved.get(symbol.id)! }) },
    ]),
  );
