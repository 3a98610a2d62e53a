import type { ToolkitSymbol } from "../../../reference/toolkit/symbol";

type Placed = Pick<ToolkitSymbol, "package" | "language" | "name" | "parent">;

const split = (path: string): string[] => path.split(/::|\.|-(?=[a-z_]+(?:$|::|-))/);

export const homeKey = ({ package: owner, language, name }: Omit<Placed, "parent">): string =>
  `${owner} ${language} ${name}`;

/** The path of a symbol: its package, its parents, its name. `homes` contains the possible parents, by `homeKey`. */
export const symbolPath = (symbol: Placed, homes: ReadonlyMap<string, Placed>): string[] => {
  const { parent, name, package: owner, language } = symbol;
  if (parent === null) return [owner.replaceAll("-", "_"), name];
  const [last = "", ...rest] = split(parent).reverse();
  const home = homes.get(homeKey({ package: owner, language, name: last }));
  const above =
    rest.length === 0 && home !== undefined && home !== symbol && home.parent !== name
      ? symbolPath(home, homes)
      : [owner.replaceAll("-", "_"), ...rest.reverse(), last];
  return [...above, name];
};

/** The dotted suffixes of a path, starting at each of its parts. */
export const suffixes = (path: readonly string[]): string[] =>
  path.slice(0, -1).map((_part, from) => path.slice(from).join("."));
