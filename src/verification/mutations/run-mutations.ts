import { proseProblems } from "../prose/prose-diagnostics";
import { checkSamples } from "../doctest/check-samples";
import type { ContentText } from "../doctest/samples/sample-files";
import { readEvidence } from "../evidence/evidence";
import { symbolProblems } from "../symbols/symbol-diagnostics";
import type { ToolkitSymbol } from "../../reference/toolkit/symbol";
import { catchLies } from "./catch-mutations";
import type { Caught } from "./catch-mutations";
import { chooseLies } from "./choose-mutations";
import { codeLies } from "./code-mutations";
import type { Lie } from "./mutation";
import { proseLies } from "./prose-mutations";
import { pick, randomFrom } from "./random/random";
import { symbolLies } from "./symbol-mutations";
import type { SymbolLie } from "./symbol-mutations";

/** Lies told about each language; about prose, of which there is more, a multiple. */
const PER_LABEL = 24;
const IN_PROSE = 40;

const allLies = async (content: readonly ContentText[], symbols: readonly ToolkitSymbol[], seed: number) => {
  const random = randomFrom(seed);
  const inCode: Lie[] = [];
  for (const file of content) inCode.push(...(await codeLies(file, symbols, random)));
  const inProse = content.flatMap((file) => proseLies(file, symbols, random));
  return {
    inContent: [...chooseLies(inCode, PER_LABEL, random), ...chooseLies(inProse, IN_PROSE, random)],
    inSymbols: pick(
      symbolLies(symbols, ({ evidence }) => evidence === "executed", random),
      PER_LABEL,
      random,
    ),
  };
};

/** Puts lies, the same for the same seed, into copies of the content and of the symbols, and checks them all. */
export const tellLies = async (
  content: readonly ContentText[],
  symbols: readonly ToolkitSymbol[],
  seed: number,
): Promise<Caught<Lie | SymbolLie>[]> => {
  const { inContent, inSymbols } = await allLies(content, symbols, seed);
  const { symbols: known } = readEvidence();
  return [
    ...(await catchLies(content, inContent, async (files) => [
      ...(await checkSamples(files, symbols)).problems,
      ...proseProblems(files, symbols),
    ])),
    ...inSymbols.map((lie) => ({ lie, caught: symbolProblems(lie.symbols, known).length > 0 })),
  ];
};
