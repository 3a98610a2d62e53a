import { symbolStatuses } from "../../config/toolkit";
import type { ToolkitSymbol } from "../../reference/toolkit/symbol";
import { pickOne, type Random } from "../../utils/random";
import type { Mutation } from "./mutation";
import opposites from "./opposites.json";

/** The toolkit's data with one false statement. */
export type SymbolMutation = Omit<Mutation, "raw"> & { symbols: readonly ToolkitSymbol[] };

interface SymbolRule {
  kind: string;
  /** Returns the parts that are now false; nothing if the symbol has no such part. */
  change(symbol: ToolkitSymbol, random: Random): Partial<ToolkitSymbol> | undefined;
}

const otherType = (type: string): string => (type === "string" ? "number" : "string");

const symbolRules: readonly SymbolRule[] = [
  {
    kind: "other status",
    change: ({ status }, random) => ({
      status: pickOne(
        symbolStatuses.filter((other) => other !== status),
        random,
      ),
    }),
  },
  {
    kind: "false note",
    change: ({ note }) => {
      const [pattern, other] = opposites.symbols.find(([word]) => new RegExp(word!).test(note))!;
      return { note: note.replace(new RegExp(pattern!), other!) };
    },
  },
  {
    kind: "parameter of another type",
    change: ({ params }) => {
      const [first, ...rest] = params;
      return first && { params: [{ ...first, type: otherType(first.type) }, ...rest] };
    },
  },
  { kind: "other result", change: ({ returns }) => (returns === null ? undefined : { returns: otherType(returns) }) },
];

const shown = (parts: Partial<ToolkitSymbol>, of: ToolkitSymbol): string =>
  JSON.stringify(Object.fromEntries(Object.keys(parts).map((key) => [key, of[key as keyof ToolkitSymbol]])));

/** All mutations that the rules allow in the entries of the given symbols. */
export const symbolMutations = (
  symbols: readonly ToolkitSymbol[],
  about: (symbol: ToolkitSymbol) => boolean,
  random: Random,
): SymbolMutation[] =>
  symbols.filter(about).flatMap((symbol) =>
    symbolRules.flatMap(({ kind, change }) => {
      const parts = change(symbol, random);
      if (!parts) return [];
      const mutation = { ...symbol, ...parts };
      return [
        {
          label: "Symbols",
          kind,
          ...{ file: symbol.file, line: symbol.line },
          was: shown(parts, symbol),
          is: shown(parts, mutation),
          symbols: symbols.map((other) => (other === symbol ? mutation : other)),
        },
      ];
    }),
  );
