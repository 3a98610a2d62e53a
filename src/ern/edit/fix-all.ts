import type { ErnIssue, IssueCode, Splice } from "../types";

/** What can be mended at once: each finding of a kind that has one way to be put right. */
export interface MendAll {
  code: IssueCode;
  count: number;
  splices: Splice[];
}

/** The splices of a kind's findings that touch none before them; what they leave is found once more. */
const joined = (all: readonly Splice[][]): Splice[][] => {
  const taken: Splice[] = [];
  return all.filter((splices) => {
    const isFree = splices.every(({ from, to }) => taken.every((other) => to < other.from || from > other.to));
    if (isFree) taken.push(...splices);
    return isFree;
  });
};

const inOrder = (chosen: readonly Splice[][]): Splice[] => chosen.flat().sort((a, b) => a.from - b.from);

/** The kinds of which two findings or more have one mend each, with all of those as one change. */
export const mendAll = (issues: readonly ErnIssue[]): MendAll[] => {
  const kinds = new Map<IssueCode, Splice[][]>();
  for (const { code, mends } of issues) {
    if (mends?.length === 1) kinds.set(code, [...(kinds.get(code) ?? []), mends[0]!.splices]);
  }
  return [...kinds].flatMap(([code, all]) => {
    const chosen = joined(all);
    return chosen.length < 2 ? [] : [{ code, count: chosen.length, splices: inOrder(chosen) }];
  });
};

/** What is mended with one button: the count of findings, and all of it as one change. */
export interface MendAtOnce {
  count: number;
  splices: Splice[];
}

/** All findings, of whatever kind, that have one way to be put right. */
export const mendAtOnce = (issues: readonly ErnIssue[]): MendAtOnce => {
  const chosen = joined(issues.flatMap(({ mends }) => (mends?.length === 1 ? [mends[0]!.splices] : [])));
  return { count: chosen.length, splices: inOrder(chosen) };
};
