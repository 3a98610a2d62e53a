import type { Diagnostic } from "../../../diagnostics/diagnostic";
import type { ToolkitSymbol } from "../../../reference/toolkit/symbol";
import { nearest } from "../../../utils/text/nearest";

/** What the checks need from a symbol. */
export type KnownSymbol = Pick<
  ToolkitSymbol,
  "package" | "language" | "kind" | "name" | "parent" | "signature" | "params" | "returns" | "status"
>;

/** Looks up the symbols of one language by name. */
export interface ToolkitNames {
  /** The symbol with that name and parent: a class's method, a module's function. */
  find(parent: string | null, name: string, pack?: string): KnownSymbol | undefined;
  /** The class, struct or enum with that name; undefined if there is none, or one in each of two packages. */
  type(name: string): KnownSymbol | undefined;
  /** Names that a parent has and a user can reach. */
  names(parent: string | null, pack?: string): string[];
}

const types = new Set(["class", "struct", "enum"]);

/** Makes the lookup for the symbols of one language. */
export const toolkitNames = (symbols: readonly KnownSymbol[], language: string): ToolkitNames => {
  const own = symbols.filter((symbol) => symbol.language === language);
  const in_ = (parent: string | null, pack?: string): KnownSymbol[] =>
    own.filter((symbol) => symbol.parent === parent && (pack === undefined || symbol.package === pack));
  return {
    find: (parent, name, pack) => in_(parent, pack).find((symbol) => symbol.name === name),
    type: (name) => {
      const named = own.filter((symbol) => symbol.name === name && types.has(symbol.kind));
      const atRoot = named.filter(({ parent }) => parent === null);
      const [found, another] = atRoot.length > 0 ? atRoot : named;
      return another ? undefined : found;
    },
    names: (parent, pack) => [
      ...new Set(
        in_(parent, pack)
          .filter(({ status }) => status !== "unavailable")
          .map(({ name }) => name),
      ),
    ],
  };
};

const LISTED = 12;

/** The problem with a name that the toolkit's data doesn't have, or lists as unreachable for users. */
export const nameDiagnostic = (name: string, home: string, known: readonly string[]): Diagnostic => {
  const best = nearest(name, known);
  const listed = known.length > LISTED ? `${known.slice(0, LISTED).join(", ")} …` : known.join(", ");
  return {
    message: `${home} has no "${name}" that a program can use`,
    remedy: [
      best === undefined ? "" : `Did you mean ${best}?`,
      known.length > 0 ? `content/toolkit has: ${listed}.` : "See content/toolkit for what there is.",
    ]
      .filter(Boolean)
      .join(" "),
  };
};
