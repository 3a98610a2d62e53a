import { groupBy } from "../../utils/lists";
import type { ToolkitSymbol } from "./symbol";
import type { Toolkit } from "./toolkit";

/** What an import takes from a package of the toolkit: several names, or the last part of a path through modules. */
const IMPORTS =
  /import(?: type)? \{([^}]*)\} from ["']ddex-(?:parser|builder)["']|from ddex_(?:parser|builder) import ([\w, ]+)|use ddex_(?:core|parser|builder)::(?:[a-z]\w*::)*(?:\{([^}]*)\}|(\w+));/g;

const importedNames = (code: string): Set<string> =>
  new Set(
    [...code.matchAll(IMPORTS)].flatMap(([, ...lists]) =>
      lists.flatMap((list) => (list ?? "").split(",").map((name) => name.replace(/^\s*type /, "").trim())),
    ),
  );

/** Returns the only symbol of a name in a language, or the only one that isn't in a module. */
const findUnique = (symbols: readonly ToolkitSymbol[] = []): ToolkitSymbol | undefined => {
  const top = symbols.filter(({ parent }) => parent === null);
  if (top.length === 1) return top[0];
  return symbols.length === 1 ? symbols[0] : undefined;
};

const kinds: ReadonlySet<string> = new Set(["class", "function", "struct", "enum"]);

/** Returns ids of what code imports, by name, and of the methods that it calls, by owner and name. */
const idsIn = (code: string, language: string, { symbols, byId }: Toolkit): Map<string, string> => {
  const ids = new Map<string, string>();
  const names = importedNames(code);
  if (names.size === 0) return ids;
  const known = groupBy(
    symbols.filter((symbol) => symbol.language === language && kinds.has(symbol.kind)),
    ({ name }) => name,
  );
  for (const name of names) {
    const symbol = findUnique(known.get(name));
    if (!symbol) continue;
    ids.set(name, symbol.id);
    // Calls of a variable that holds a new object, and of the class.
    const created = new RegExp(`(\\w+) = (?:new )?${name}(?:::new)?\\(`, "g");
    const owners = [name, ...[...code.matchAll(created)].map(([, variable = ""]) => variable)];
    for (const [, owner = "", method = ""] of code.matchAll(/(\w+)(?:\.|::)(\w+)(?=\()/g))
      if (owners.includes(owner) && byId.has(`${symbol.id}.${method}`))
        ids.set(`${owner}.${method}`, `${symbol.id}.${method}`);
  }
  return ids;
};

/** Returns where code names what it imports from the toolkit, and the methods that it calls, each with the symbol's id. */
export const symbolsInCode = (code: string, language: string, toolkit: Toolkit) => {
  const ids = idsIn(code, language, toolkit);
  if (ids.size === 0) return [];
  return [...code.matchAll(/(?:(\w+)(?:\.|::))?(\w+)/g)].flatMap(({ 0: all, 1: owner, 2: name = "", index }) => {
    const first = owner ?? name;
    const id = ids.get(first);
    const method = owner === undefined ? undefined : ids.get(`${owner}.${name}`);
    return [
      ...(id ? [{ start: index, length: first.length, id }] : []),
      ...(method ? [{ start: index + all.length - name.length, length: name.length, id: method }] : []),
    ];
  });
};
