import { counted } from "@ddex-suite/ern/text/counted";
import { z } from "zod";

import {
  symbolKinds,
  symbolStatuses,
  type ToolkitLanguage,
  toolkitLanguages,
  toolkitPackages,
} from "../../../config/toolkit";
import { type BuiltSymbol, builtSymbols } from "../built/built-site";
import { tool } from "./tool";

const symbolLine = ({ id, kind, status, known, signature }: BuiltSymbol): string =>
  `- ${id} (${kind}; ${status}, ${known}): ${signature}`;

export const listSymbols = tool({
  name: "list_symbols",
  title: "List the toolkit's symbols",
  description:
    "Lists functions, types, options and commands of the toolkit with their status. A placeholder can be called but does nothing real; what is unavailable cannot be reached.",
  input: {
    package: z.enum(toolkitPackages).optional(),
    language: z.enum(Object.keys(toolkitLanguages) as [ToolkitLanguage]).optional(),
    kind: z.enum(symbolKinds).optional(),
    status: z.enum(symbolStatuses).optional(),
    parent: z.string().max(200).optional().describe("A class, module or command; empty for what belongs to none"),
    text: z.string().max(200).optional().describe("Words of the id, the signature or the behaviour"),
  },
  answer: ({ text = "", parent, ...limits }) => {
    const words = text.toLowerCase().split(/\s+/);
    const facts = Object.entries(limits).filter(([, value]) => value !== undefined);
    const found = builtSymbols().filter(
      (symbol) =>
        facts.every(([name, value]) => symbol[name as keyof BuiltSymbol] === value) &&
        (parent === undefined || (symbol.parent ?? "") === parent) &&
        words.every((word) => `${symbol.id} ${symbol.signature} ${symbol.note}`.toLowerCase().includes(word)),
    );
    return found.length === 0
      ? "No symbol matches."
      : `${counted(found.length, "symbol")}:\n${found.map(symbolLine).join("\n")}`;
  },
});
