import type { Diagnostic } from "../../../../diagnostics/diagnostic";
import type { KnownSymbol } from "../../names/toolkit-names";

/** A flag of the toolkit's command line. */
export interface Flag {
  symbol: KnownSymbol;
  forms: string[];
  /** Values it accepts; undefined for a switch. */
  values?: string;
}

/** Values that must be numbers. */
const NUMBERS = new Set(["N", "MS", "MB", "PORT", "SECONDS"]);

/** Reads "-f, --format <json|yaml>". */
export const toFlag = (symbol: KnownSymbol): Flag => {
  const forms = symbol.signature.match(/(?<![\w<|])--?[a-zA-Z][\w-]*/g) ?? [];
  const [, values] = /<([^>]+)>/.exec(symbol.signature) ?? [];
  return { symbol, forms, values: /^count$/i.test(values ?? "") ? undefined : values };
};

/** The problem with a value of a flag or an argument. */
export const valueDiagnostic = (form: string, type: string, value: string): Diagnostic | undefined => {
  const choices = type.split("|");
  if (choices.length > 1 && !choices.includes(value))
    return { message: `"${value}" is no value of ${form}`, remedy: `Write one of ${choices.join(", ")}.` };
  return NUMBERS.has(type) && !/^\d+$/.test(value)
    ? { message: `"${value}" is no number, which ${form} wants`, remedy: "Write a whole number." }
    : undefined;
};
