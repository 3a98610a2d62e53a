/** Table entries by name. */
export type Table = ReadonlyMap<string, string>;

const readEntry = (entry: string): [name: string, said: string][] => {
  const [names = "", said = ""] = entry.replace(/\n\s+/g, " ").split(/: ?/);
  return names.split(" ").map((name) => [name, said]);
};

/**
 * Reads tables. An entry starts on a new line, continues on lines that begin with a space, and has one or more names, a
 * colon, and its value; a later entry replaces an earlier one.
 */
export const readTable = (...tables: readonly string[]): Table =>
  new Map(tables.flatMap((table) => table.trim().split(/\n(?! )/)).flatMap(readEntry));
