import { isDeepStrictEqual } from "node:util";

import type { ToolkitSymbol } from "../../reference/toolkit/symbol";
import type { SymbolCheck } from "./builder/symbol-check";
import { symbolChecks } from "./symbol-checks";

type Proved = Pick<ToolkitSymbol, "status" | "note" | "errors" | "texts"> & { default: string | null };

const provedBy = ({ status, note, errors = {}, texts = {}, default: preset = {} }: SymbolCheck): Proved => ({
  status,
  note: Object.keys(note).join(" "),
  errors: Object.keys(errors),
  texts: Object.keys(texts),
  default: Object.keys(preset)[0] ?? null,
});

const saidBy = ({ status, note, errors, texts, params }: ToolkitSymbol): Proved => ({
  status,
  note,
  errors,
  texts,
  default: params.find((param) => param.default !== null)?.default ?? null,
});

/** Where an entry differs from the check that runs its symbol. */
export const checkDiagnostics = (symbol: ToolkitSymbol): string[] => {
  const found = symbolChecks.get(symbol.id);
  const says = symbol.evidence === "executed";
  if (!found) return says || symbol.check !== null ? ["it says that it is executed, but no check runs it"] : [];
  const { name, check } = found;
  if (!says || symbol.check !== name)
    return [`the check ${name} runs it, and the entry says "evidence: ${symbol.evidence}", "check: ${symbol.check}"`];
  const said = saidBy(symbol);
  const proved = provedBy(check);
  return (Object.keys(proved) as (keyof Proved)[])
    .filter((key) => !isDeepStrictEqual(said[key], proved[key]))
    .map(
      (key) => `its "${key}" is ${JSON.stringify(said[key])}, the check ${name} proves ${JSON.stringify(proved[key])}`,
    );
};
