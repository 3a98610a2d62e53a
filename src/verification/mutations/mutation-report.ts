import type { Caught } from "./catch-mutations";
import type { Mutation } from "./mutation";
import type { SymbolMutation } from "./symbol-mutations";

/** The minimum share of mutations that must be caught. */
const LEAST = { text: 0.9, other: 0.95 };

/** The labels of mutations in sentences. */
const IN_TEXT = /^Prose|^Standard/;

export interface MutationFigures {
  label: string;
  mutations: number;
  caught: number;
  /** Share of the mutations, in percent. */
  share: number;
  enough: boolean;
}

const figures = (label: string, of: readonly Caught<unknown>[]): MutationFigures => {
  const caught = of.filter((one) => one.caught).length;
  const least = IN_TEXT.test(label) ? LEAST.text : LEAST.other;
  const share = Math.floor((100 * caught) / of.length);
  return { label, mutations: of.length, caught, share, enough: caught >= least * of.length };
};

/** The share of mutations that were caught, by label. */
export const toMutationFigures = (results: readonly Caught<Mutation | SymbolMutation>[]): MutationFigures[] =>
  [...new Set(results.map(({ mutation }) => mutation.label))].map((label) =>
    figures(
      label,
      results.filter(({ mutation }) => mutation.label === label),
    ),
  );

/** The mutations that weren't caught, each in three lines: location and type, true line, false line. */
export const passedMutations = (results: readonly Caught<Mutation | SymbolMutation>[]): string[] =>
  results
    .filter(({ caught }) => !caught)
    .map(
      ({ mutation: { file, line, label, kind, was, is } }) =>
        `${file}:${line}: ${label}, ${kind}\n  true:  ${was}\n  false: ${is}`,
    );
