import { isDeepStrictEqual } from "node:util";

import type { ToolkitSymbol } from "../../reference/toolkit/symbol";
import { declaredSymbols } from "./builder/declared-symbols";

/** What the ids of the symbols of the installed package begin with. */
export const PREFIX = "ddex-builder.typescript.";

type Compared = "name" | "kind" | "parent" | "signature" | "returns" | "params";

/** Values of a parameter, and fields of one that is declared as `any`, aren't in the declarations. */
const isOfParam = (id: string): boolean => /^DdexBuilder\.(build\.data|applyPreset)\./.test(id);

const parentOf = (id: string): string | null => (id.includes(".") ? id.slice(0, id.lastIndexOf(".")) : null);

/** Is the symbol in the declarations of the installed package? */
export const isDeclared = ({ id }: Pick<ToolkitSymbol, "id">): boolean =>
  id.startsWith(PREFIX) && declaredSymbols().has(id.slice(PREFIX.length));

/** Where an entry differs from the declarations of the installed package. */
export const declaredDiagnostics = (symbol: ToolkitSymbol): string[] => {
  const { id, name, kind, parent, signature, returns, params, status } = symbol;
  if (!id.startsWith(PREFIX)) return [];
  const path = id.slice(PREFIX.length);
  const declared = declaredSymbols().get(path);
  if (!declared)
    return status === "unavailable" || isOfParam(path)
      ? []
      : [`it is not declared by the installed package, so its "status" is "unavailable", not "${status}"`];
  const said: Record<Compared, unknown> = {
    name,
    kind,
    parent,
    signature,
    returns,
    params: params.map(({ name, type, required }) => ({ name, type, required })),
  };
  const shown: Record<Compared, unknown> = { ...declared, name: path.split(".").at(-1), parent: parentOf(path) };
  return (Object.keys(said) as Compared[])
    .filter((key) => !isDeepStrictEqual(said[key], shown[key]))
    .map((key) => `its "${key}" is declared by the installed package as ${JSON.stringify(shown[key])}`);
};

/** Ids of declarations without an entry; a field can be in its interface's entry. */
export const undescribed = (symbols: readonly ToolkitSymbol[]): string[] => {
  const byId = new Map(symbols.map((symbol) => [symbol.id, symbol]));
  return [...declaredSymbols()]
    .filter(([name, { kind }]) => {
      const owner = byId.get(PREFIX + (parentOf(name) ?? ""));
      const isField = kind === "option" && owner?.params.some((param) => `${parentOf(name)}.${param.name}` === name);
      return !isField && !byId.has(PREFIX + name);
    })
    .map(([name]) => PREFIX + name);
};
