import { type Diagnostic, formatGuess } from "../../../diagnostics/diagnostic";
import type { ToolkitSymbol } from "../../../reference/toolkit/symbol";

/** What the checks need from a symbol. */
export type KnownSymbol = Pick<
  ToolkitSymbol,
  "package" | "language" | "kind" | "name" | "parent" | "signature" | "params" | "returns" | "status"
>;

const LISTED = 12;

/** Returns the problem with a name that the toolkit's data doesn't have, or lists as unreachable for users. */
export const nameDiagnostic = (name: string, home: string, known: readonly string[]): Diagnostic => {
  const shownNames = `${known.slice(0, LISTED).join(", ")}${known.length > LISTED ? " …" : ""}`;
  return {
    message: `${home} has no "${name}" that a program can use`,
    remedy: `${formatGuess(name, known)}${known.length > 0 ? `content/toolkit has: ${shownNames}.` : "See content/toolkit for all of them."}`,
  };
};
