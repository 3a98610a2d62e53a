import { toolkitRelease } from "../config/toolkit";
import type { ToolkitSymbol } from "../reference/toolkit/symbol";
import { readCitedText } from "./drift/toolkit-folder";
import type { Evidence } from "./evidence/evidence";
import { entryDigest, sourceDigest } from "./symbols/symbol-digests";

type Known = Evidence["symbols"];

/** Returns the digest of the lines that an entry cites in a checkout of the toolkit. Throws if they aren't there. */
const digestIn = (folder: string, { id, source }: ToolkitSymbol): string => {
  const text = readCitedText(folder, source);
  if (text === undefined) throw new Error(`${folder} has no ${source}, which the entry ${id} cites.`);
  return sourceDigest(text);
};

/** Returns where the lines that entries cite in a checkout aren't those that were read. */
export const sourceDiagnostics = (folder: string, symbols: readonly ToolkitSymbol[], known: Known): string[] =>
  symbols
    .filter(({ id, source }) => known[id] && sourceDigest(readCitedText(folder, source) ?? "") !== known[id].source)
    .map(
      ({ id, source }) => `${folder}: ${source} isn't what was read for ${id}. Give a checkout of ${toolkitRelease}.`,
    );

/** Returns what we know about symbols, named by id or file, once somebody has read their source. Throws for others. */
export const markRead = (
  names: readonly string[],
  symbols: readonly ToolkitSymbol[],
  known: Known,
  folder: string,
): Known => {
  const unknown = names.filter((name) => !symbols.some(({ id, file }) => id === name || file === name));
  if (unknown.length > 0)
    throw new Error(
      `${unknown.join(", ")}: not the id of a symbol, and not a file of content/toolkit. Correct the name.`,
    );
  const read = symbols.filter(({ id, file }) => names.includes(id) || names.includes(file));
  return {
    ...known,
    ...Object.fromEntries(
      read.map((symbol) => [
        symbol.id,
        { ...known[symbol.id], read: entryDigest(symbol), source: digestIn(folder, symbol) },
      ]),
    ),
  };
};
