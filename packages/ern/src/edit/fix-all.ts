import { countBelow } from "../text/count-below";
import type { DiagnosticCode, ErnDiagnostic, Fix, Splice } from "../types";

/** Everything one button fixes: the number of problems, and all fixes as one change. */
export interface FixAtOnce {
  count: number;
  splices: Splice[];
}

/** All problems with the same code that have a certain fix. */
export interface FixAll extends FixAtOnce {
  code: DiagnosticCode;
}

const findCertainFix = ({ fixes }: ErnDiagnostic): Fix | undefined => fixes?.find(({ isCertain }) => isCertain);

/** Returns the certain fixes of all problems; those that touch an earlier one are left for the next check. */
export const fixAtOnce = (diagnostics: readonly ErnDiagnostic[]): FixAtOnce => {
  // In order, so that only the one before can touch another.
  const taken: Splice[] = [];
  const starts: number[] = [];
  let count = 0;
  for (const diagnostic of diagnostics) {
    const splices = findCertainFix(diagnostic)?.splices;
    if (!splices) continue;
    const isFree = ({ from, to }: Splice): boolean => (taken[countBelow(starts, to + 1) - 1]?.to ?? -1) < from;
    if (!splices.every(isFree)) continue;
    for (const splice of splices) {
      const index = countBelow(starts, splice.from);
      taken.splice(index, 0, splice);
      starts.splice(index, 0, splice.from);
    }
    count += 1;
  }
  return { count, splices: taken };
};

/** Returns the codes with at least two problems that have a certain fix, with all those fixes as one change. */
export const fixAll = (diagnostics: readonly ErnDiagnostic[]): FixAll[] => {
  const fixable = diagnostics.filter(findCertainFix);
  return [...new Set(fixable.map(({ code }) => code))].flatMap((code) => {
    const all = fixAtOnce(fixable.filter((diagnostic) => diagnostic.code === code));
    return all.count < 2 ? [] : [{ code, ...all }];
  });
};
