import { currentSymbols } from "../../toolkit/current-symbols";
import { seal } from "./seals";
import { symbolProblems } from "./symbol-problems";

/**
 * Keeps that somebody has read the source of symbols, named by id or by file, and found their entries true. Gives what
 * is wrong with the entries after that, one line each; throws for a name that there is not.
 */
export const markRead = (names: readonly string[]): string[] => {
  const symbols = currentSymbols();
  const unknown = names.filter((name) => !symbols.some(({ id, file }) => id === name || file === name));
  if (unknown.length > 0)
    throw new Error(`${unknown.join(", ")}: no id of a symbol and no file of content/toolkit. Correct the name.`);
  const read = symbols.filter(({ id, file }) => names.includes(id) || names.includes(file));
  if (read.length > 0) seal(new Set(read), symbols);
  return symbolProblems(symbols);
};
