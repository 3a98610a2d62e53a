import { isDeepStrictEqual } from "node:util";

import type { ToolkitSymbol } from "../../reference/toolkit/symbol";
import { declaredSymbols } from "./declared-symbols";

/** What the ids of the symbols of the installed package begin with. */
export const PREFIX = "ddex-builder.typescript.";

/** Values of a parameter, and fields of one that is declared as `any`, aren't in the declarations. */
const isOfParam = (id: string): boolean => /^DdexBuilder\.(build\.data|applyPreset)\./.test(id);

/** Returns where an entry differs from the declarations of the installed package. */
export const declaredDiagnostics = (symbol: ToolkitSymbol): string[] => {
  const { id, status, params } = symbol;
  if (!id.startsWith(PREFIX)) return [];
  const path = id.slice(PREFIX.length);
  const declared = declaredSymbols().get(path);
  if (!declared)
    return status === "unavailable" || isOfParam(path)
      ? []
      : [`it is not declared by the installed package, so its "status" is "unavailable", not "${status}"`];
  const described = { ...symbol, params: params.map(({ name, type, required }) => ({ name, type, required })) };
  return (Object.keys(declared) as (keyof typeof declared)[])
    .filter((key) => !isDeepStrictEqual(described[key], declared[key]))
    .map((key) => `its "${key}" is declared by the installed package as ${JSON.stringify(declared[key])}`);
};

/** Returns ids of declarations without an entry; a field can be in its interface's entry. */
export const undescribed = (symbols: readonly ToolkitSymbol[]): string[] => {
  const byId = new Map(symbols.map((symbol) => [symbol.id, symbol]));
  return [...declaredSymbols()]
    .filter(([id, { kind, name, parent }]) => {
      const isField = kind === "option" && byId.get(PREFIX + parent)?.params.some((param) => param.name === name);
      return !isField && !byId.has(PREFIX + id);
    })
    .map(([id]) => PREFIX + id);
};
