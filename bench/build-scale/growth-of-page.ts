import { median } from "../support/median";
import type { Weights } from "./weigh-pages";

interface Growth {
  /** Compressed bytes of the median page, without generated pages and next to them. */
  before: number;
  after: number;
  /** How many times as much each page weighs, in order of growth. */
  ratios: readonly (readonly [route: string, ratio: number])[];
}

/** Returns how much the site's own pages grow next to generated ones. Throws if one of them is gone. */
export const growthOfPage = (weights: Weights, all: Weights): Growth => {
  const pairs = [...weights].map(([route, before]) => {
    const after = all.get(route);
    if (after === undefined) throw new Error(`The build with generated pages has no page ${route}`);
    return { route, before, after };
  });
  return {
    before: median(pairs.map(({ before }) => before)),
    after: median(pairs.map(({ after }) => after)),
    ratios: pairs.map(({ route, before, after }) => [route, after / before] as const).sort(([, a], [, b]) => b - a),
  };
};
