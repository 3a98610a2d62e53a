import type { ErnDiagnostic, DiagnosticCode, Splice } from "../types";

/** All problems with the same code that have exactly one fix. */
export interface FixAll {
  code: DiagnosticCode;
  count: number;
  splices: Splice[];
}

/** The splices that don't touch an earlier one; the other problems are found again on the next check. */
const joined = (all: readonly Splice[][]): Splice[][] => {
  const taken: Splice[] = [];
  return all.filter((splices) => {
    const isFree = splices.every(({ from, to }) => taken.every((other) => to < other.from || from > other.to));
    if (isFree) taken.push(...splices);
    return isFree;
  });
};

const inOrder = (chosen: readonly Splice[][]): Splice[] => chosen.flat().sort((a, b) => a.from - b.from);

/** The codes with at least two problems that have one fix each, with all those fixes as one change. */
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

/** Everything one button fixes: the number of problems, and all fixes as one change. */
export interface FixAtOnce {
  count: number;
  splices: Splice[];
}

/** All problems, whatever their code, that have exactly one fix. */
export const fixAtOnce = (diagnostics: readonly ErnDiagnostic[]): FixAtOnce => {
  const chosen = joined(diagnostics.flatMap(({ fixes }) => (fixes?.length === 1 ? [fixes[0]!.splices] : [])));
  return { count: chosen.length, splices: inOrder(chosen) };
};
