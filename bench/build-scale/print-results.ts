import { paths } from "../../src/utils/paths";
import type { BuildCost } from "../support/builds/run-build";
import { formatTable, type Row } from "../support/format-table";
import { costOfPage } from "./cost-of-page";
import { growthOfPage } from "./growth-of-page";
import type { Weights } from "./weigh-pages";

const GB = 1024 ** 3;

/** How much more a page may cost among many pages than among few. */
const GROWTH = 1.25;

/** How many times as much a docs page may weigh with 1,000 more next to it. */
const WEIGHT = 1.03;

/** Maximum memory of all processes together, by number of pages. */
const GIGABYTES: ReadonlyMap<number, number> = new Map([
  [1000, 1.3],
  [5000, 2],
]);
/** Maximum share of the first build's time for the later builds. */
const WARM_BUDGETS = { unchanged: 0.2, edited: 0.25 };

export interface BuildResult extends BuildCost {
  label: string;
  /** Generated pages. */
  count: number;
  /** All pages of the site. */
  pages: number;
  weights: Weights;
}

/** The builds for one number of pages: a cold one and, if requested, one without a change and one after an edit. */
export type Builds = [cold: BuildResult, unchanged?: BuildResult, edited?: BuildResult];

export const toFixed = (value: number | undefined, digits: number): string => value?.toFixed(digits) ?? "–";
const gigabytes = (bytes: number | undefined): number | undefined => (bytes === undefined ? undefined : bytes / GB);
const ratio = (a: number | undefined, b: number | undefined): number | undefined => (a && b ? a / b : undefined);
const formatLimit = (value: number, limit: number): string => (value > limit ? "over" : "within");
const formatPart = (part: number): string => `${Math.round(100 * part)} %`;

/** Prints what each build took. */
export const printResults = (all: readonly Builds[]): void => {
  const rows = all.flatMap((builds) =>
    builds.flatMap((build): Row[] => {
      if (!build) return [];
      const { label, count, pages, seconds, processor, peak } = build;
      return [
        [
          `${count} ${label}`,
          toFixed(seconds, 1),
          toFixed(processor, 1),
          toFixed(gigabytes(peak?.tree), 2),
          toFixed(gigabytes(peak?.largest), 2),
          toFixed(pages / seconds, 1),
          build === builds[0] ? "" : formatPart(seconds / builds[0].seconds),
        ],
      ];
    }),
  );
  const head = ["pages, build", "seconds", "processor s", "peak GB, all", "largest", "pages/s", "of the cold build"];
  console.log(`\n${formatTable([head, ...rows])}`);
  if (all.some(([{ peak }]) => !peak)) console.log("Memory is measured only on a system that has /proc.");
};

/** Prints the CPU seconds of the cold builds' steps: Gatsby's phases, and the outputs after the pages. */
export const printSteps = (all: readonly Builds[]): void => {
  const colds = all.map(([cold]) => cold);
  const names = [...new Set(colds.flatMap(({ steps }) => [...steps.keys()]))];
  const rows = names
    .map((name) => ({ name, used: colds.map(({ steps }) => steps.get(name)?.processor ?? 0) }))
    .filter(({ used }) => Math.max(...used) >= 0.2)
    .map(({ name, used }) => [name, ...used.map((value) => toFixed(value, 2))]);
  console.log(`\n${formatTable([["processor s of the cold build", ...colds.map(({ count }) => count)], ...rows])}`);
};

/** Prints what a generated page costs; returns whether it's much more among the most pages than among the fewest. */
export const printGrowth = (ownBuild: BuildResult, all: readonly Builds[]): boolean => {
  const costs = all
    .map(([cold]) => ({ count: cold.count, cost: costOfPage(cold, ownBuild) }))
    .sort((a, b) => a.count - b.count);
  const [fewest, most] = [costs[0]!, costs.at(-1)!];
  for (const { count, cost } of costs)
    console.log(`${count} pages: ${toFixed(cost && 1000 * cost, 0)} ms of the processor for each`);
  if (fewest === most) return false;
  const growth = ratio(most.cost, fewest.cost);
  if (growth === undefined) return false;
  console.log(
    `A page among ${most.count} costs ${toFixed(growth, 2)} times as much as among ${fewest.count}, ${formatLimit(growth, GROWTH)} ${GROWTH}`,
  );
  return growth > GROWTH;
};

/** Its text lists code blocks of all pages, so it is left out. */
const LISTS_BLOCKS = paths.doc("verification");

/** Prints what the site's own docs pages weigh, without generated pages and next to them; returns whether one grows. */
export const printWeights = (ownBuild: BuildResult, all: readonly Builds[]): boolean => {
  const kilobytes = (bytes: number): string => toFixed(bytes / 1000, 2);
  const pages = new Map([...ownBuild.weights].filter(([route]) => route !== LISTS_BLOCKS));
  const grown = all.map(([{ count, weights }]) => {
    const { before, after, ratios } = growthOfPage(pages, weights);
    const [route, most] = ratios[0]!;
    console.log(
      `${count} pages: the median docs page weighs ${kilobytes(after)} kB instead of ${kilobytes(before)}; ` +
        `${route} grows most, ${toFixed(most, 3)} times as much, ${formatLimit(most, WEIGHT)} ${WEIGHT}`,
    );
    return count <= 1000 && most > WEIGHT;
  });
  return grown.includes(true);
};

/** Prints the cold builds' memory and its limits; returns whether any is over. */
export const printMemory = (all: readonly Builds[]): boolean => {
  const checked = all.flatMap(([{ count, peak }]) => {
    const [used, limit] = [gigabytes(peak?.tree), GIGABYTES.get(count)];
    return used === undefined || limit === undefined ? [] : [{ count, used, limit }];
  });
  for (const { count, used, limit } of checked)
    console.log(`${count} pages: ${toFixed(used, 2)} GB, ${formatLimit(used, limit)} ${limit} GB`);
  return checked.some(({ used, limit }) => used > limit);
};

/** Prints the later builds' times and their limits. */
export const printBudgets = (all: readonly Builds[]): void => {
  for (const [first, unchanged, edited] of all) {
    if (!unchanged || !edited) continue;
    for (const [result, limit] of [
      [unchanged, WARM_BUDGETS.unchanged],
      [edited, WARM_BUDGETS.edited],
    ] as const) {
      const part = result.seconds / first.seconds;
      console.log(
        `${first.count} pages, ${result.label}: ${formatPart(part)} of the cold build, ${formatLimit(part, limit)} ${formatPart(limit)}`,
      );
    }
  }
};
