import type { DiagnosticCode, ErnDiagnostic, Splice } from "../types";

/** Everything one button fixes: the number of problems, and all fixes as one change. */
export interface FixAtOnce {
  count: number;
  splices: Splice[];
}

/** All problems with the same code that have exactly one fix. */
export interface FixAll extends FixAtOnce {
  code: DiagnosticCode;
}

/** All problems, whatever their code, that have exactly one fix. Fixes that touch an earlier one are left for the next check. */
export const fixAtOnce = (diagnostics: readonly ErnDiagnostic[]): FixAtOnce => {
  const taken: Splice[] = [];
  let count = 0;
  for (const { fixes } of diagnostics) {
    if (fixes?.length !== 1) continue;
    const { splices } = fixes[0]!;
    if (!splices.every(({ from, to }) => taken.every((other) => to < other.from || from > other.to))) continue;
    taken.push(...splices);
    count += 1;
  }
  return { count, splices: taken.sort((a, b) => a.from - b.from) };
};

/** The codes with at least two problems that have one fix each, with all those fixes as one change. */
export const fixAll = (diagnostics: readonly ErnDiagnostic[]): FixAll[] => {
  const fixable = diagnostics.filter(({ fixes }) => fixes?.length === 1);
  return [...new Set(fixable.map(({ code }) => code))].flatMap((code) => {
    const all = fixAtOnce(fixable.filter((diagnostic) => diagnostic.code === code));
    return all.count < 2 ? [] : [{ code, ...all }];
  });
};
