import type { Caught } from "./catch-mutations";
import type { Lie } from "./mutation";
import type { SymbolLie } from "./symbol-mutations";

/** The least share of lies that is to be caught. */
const LEAST = { prose: 0.9, other: 0.95 };

export interface LieFigures {
  label: string;
  lies: number;
  caught: number;
  /** Of the lies, in percent. */
  share: number;
  enough: boolean;
}

const figures = (label: string, of: readonly Caught<unknown>[]): LieFigures => {
  const caught = of.filter((one) => one.caught).length;
  const least = label === "Prose" ? LEAST.prose : LEAST.other;
  const share = Math.floor((100 * caught) / of.length);
  return { label, lies: of.length, caught, share, enough: caught >= least * of.length };
};

/** The share of lies that was caught about each thing. */
export const toLieFigures = (results: readonly Caught<Lie | SymbolLie>[]): LieFigures[] =>
  [...new Set(results.map(({ lie }) => lie.label))].map((label) =>
    figures(
      label,
      results.filter(({ lie }) => lie.label === label),
    ),
  );

/** The lies that passed, each in three lines: where and what kind, as it is true, as it is not. */
export const passedLies = (results: readonly Caught<Lie | SymbolLie>[]): string[] =>
  results
    .filter(({ caught }) => !caught)
    .map(
      ({ lie: { file, line, label, kind, was, is } }) =>
        `${file}:${line}: ${label}, ${kind}\n  true:  ${was}\n  false: ${is}`,
    );
