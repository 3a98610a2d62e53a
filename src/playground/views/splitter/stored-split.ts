import { storage } from "../../../utils/browser/storage";

const KEY = "playground.split";

/** The source's share of the width, in percent: narrowest, widest and default. */
export const SPLIT = { min: 25, max: 70, usual: 46 } as const;

export const toSplit = (percent: number): number => Math.min(SPLIT.max, Math.max(SPLIT.min, Math.round(percent)));

/** The stored share; an invalid one is dropped. */
export const storedSplit = (): number => {
  const text = storage.get(KEY);
  if (text === null) return SPLIT.usual;
  const split = Number(text);
  if (/^\d+$/.test(text) && toSplit(split) === split) return split;
  storage.remove(KEY);
  return SPLIT.usual;
};

export const storeSplit = (split: number): void => {
  if (split === SPLIT.usual) storage.remove(KEY);
  else storage.set(KEY, String(split));
};
