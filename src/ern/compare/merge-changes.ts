import type { MeaningChange } from "./comparison";

/** Merges identical changes at the same position, made in a deal that several releases share. */
export const mergeChanges = (changes: readonly MeaningChange[]): MeaningChange[] => {
  const merged = new Map<string, { change: MeaningChange; others: number }>();
  for (const change of changes) {
    const { kind, field, before, after } = change;
    const key = JSON.stringify([kind, before?.from, after?.from, field && [field, before?.text, after?.text]]);
    const known = merged.get(key);
    if (known) known.others += 1;
    else merged.set(key, { change, others: 0 });
  }
  return [...merged.values()].map(({ change, others }) =>
    others === 0 ? change : { ...change, of: `${change.of}, and for ${others} more` },
  );
};
