import type { TextFile } from "../../diagnostics/cached-files";
import type { ToolkitSymbol } from "../../reference/toolkit/symbol";
import { groupBy } from "../../utils/lists";
import { pick, type Random, randomFrom } from "../../utils/random";
import { checkSamples } from "../doctest/check-samples";
import { readEvidence } from "../evidence/evidence";
import { proseDiagnostics } from "../prose/prose-diagnostics";
import { symbolDiagnostics } from "../symbols/symbol-diagnostics";
import { catchMutations, type Caught } from "./catch-mutations";
import { codeMutations } from "./code-mutations";
import type { Mutation } from "./mutation";
import { proseMutations } from "./prose-mutations";
import { sentenceMutations } from "./standard-mutations";
import { templateMutations } from "./standard-templates";
import { type SymbolMutation, symbolMutations } from "./symbol-mutations";

/** Chooses this many mutations for each label, spread as evenly as possible over all types. */
export const chooseMutations = (mutations: readonly Mutation[], perLabel: number, random: Random): Mutation[] =>
  [...groupBy(mutations, ({ label }) => label).values()].flatMap((ofLabel) => {
    const waiting = [...groupBy(ofLabel, ({ kind }) => kind).values()]
      .map((ofKind) => pick(ofKind, perLabel, random))
      .sort((one, other) => one.length - other.length);
    let left = perLabel;
    return waiting.flatMap((ofKind, at) => {
      const chosen = pick(ofKind, Math.ceil(left / (waiting.length - at)), random);
      left -= chosen.length;
      return chosen;
    });
  });

/** Number of mutations per language; prose, of which there is more, has a multiple. */
const PER_LABEL = 24;
const IN_PROSE = 40;
const ABOUT_STANDARD = 80;

const allMutations = async (content: readonly TextFile[], symbols: readonly ToolkitSymbol[], seed: number) => {
  const random = randomFrom(seed);
  const inCode: Mutation[] = [];
  for (const file of content) inCode.push(...(await codeMutations(file, symbols, random)));
  const inProse = content.flatMap((file) => proseMutations(file, symbols, random));
  const aboutStandard = [
    ...content.flatMap((file) => sentenceMutations(file, random)),
    ...templateMutations(content, random),
  ];
  return {
    inContent: [
      ...chooseMutations(inCode, PER_LABEL, random),
      ...chooseMutations(inProse, IN_PROSE, random),
      ...chooseMutations(aboutStandard, ABOUT_STANDARD, random),
    ],
    inSymbols: pick(
      symbolMutations(symbols, ({ evidence }) => evidence === "executed", random),
      PER_LABEL,
      random,
    ),
  };
};

/** Puts mutations, the same ones for the same seed, into copies of the content and the symbols, and checks them all. */
export const runMutations = async (
  content: readonly TextFile[],
  symbols: readonly ToolkitSymbol[],
  seed: number,
): Promise<Caught<Mutation | SymbolMutation>[]> => {
  const { inContent, inSymbols } = await allMutations(content, symbols, seed);
  const known = readEvidence();
  return [
    ...(await catchMutations(content, inContent, async (files) => [
      ...(await checkSamples(files, symbols)).diagnostics,
      ...proseDiagnostics(files, symbols),
    ])),
    ...inSymbols.map((mutation) => ({ mutation, caught: symbolDiagnostics(mutation.symbols, known).length > 0 })),
  ];
};
