import { z } from "zod";

import { formatClosest } from "../../../diagnostics/diagnostic";
import { builtSymbols } from "../built/built-site";
import { tool } from "./tool";

export const readSymbol = tool({
  name: "read_symbol",
  title: "Read a symbol",
  description:
    "Returns everything known about a symbol: signature, parameters, errors, status with the observed behaviour, and the evidence: the check that ran it, or the source that was read.",
  input: {
    id: z.string().min(1).max(200).describe("As list_symbols has it: ddex-builder.typescript.DdexBuilder.build"),
  },
  answer: ({ id }) => {
    const symbols = builtSymbols();
    const symbol = symbols.find((candidate) => candidate.id === id);
    if (symbol) return JSON.stringify(symbol, null, 2);
    const ids = symbols.map((candidate) => candidate.id);
    throw new Error(`There is no symbol "${id}". Closest: ${formatClosest(id, ids)}.`);
  },
});
