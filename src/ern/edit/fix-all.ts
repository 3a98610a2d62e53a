import type { ErnDiagnostic, DiagnosticCode, Splice } from "../types";

/** What can be fixed at once: each problem of a kind that has one way to be put right. */
export interface FixAll {
  code: DiagnosticCode;
  count: number;
  splices: Splice[];
}

/** The splices of a kind's problems that touch none before them; what they leave is found once more. */
const joined = (all: readonly Splice[][]): Splice[][] => {
  const taken: Splice[] = [];
  return all.filter((splices) => {
    const isFree = splices.every(({ from, to }) => taken.every((other) => to < other.from || from > other.to));
    if (isFree) taken.push(...splices);
    return isFree;
  });
};

const inOrder = (chosen: readonly Splice[][]): Splice[] => chosen.flat().sort((a, b) => a.from - b.from);

/** The kinds of which two problems or more have one fix each, with all of those as one change. */
export const fixAll = (diagnostics: readonly ErnDiagnostic[]): FixAll[] => {
  const kinds = new Map<DiagnosticCode, Splice[][]>();
  for (const { code, fixes } of diagnostics) {
    if (fixes?.length === 1) kinds.set(code, [...(kinds.get(code) ?? []), fixes[0]!.splices]);
  }
  return [...kinds].flatMap(([code, all]) => {
    const chosen = joined(all);
    return chosen.length < 2 ? [] : [{ code, count: chosen.length, splices: inOrder(chosen) }];
  });
};

/** What is fixed with one button: the count of problems, and all of it as one change. */
export interface FixAtOnce {
  count: number;
  splices: Splice[];
}

/** All problems, of whatever kind, that have one way to be put right. */
export const fixAtOnce = (diagnostics: readonly ErnDiagnostic[]): FixAtOnce => {
  const chosen = joined(diagnostics.flatMap(({ fixes }) => (fixes?.length === 1 ? [fixes[0]!.splices] : [])));
  return { count: chosen.length, splices: inOrder(chosen) };
};
