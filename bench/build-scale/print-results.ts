import { formatTable } from "../support/format-table";
import type { Row } from "../support/format-table";
import type { BuildCost } from "../support/builds/run-build";

const GB = 1024 ** 3;

/** What 1,000 pages may take, from what 100 take; printed, never failing. */
const BUDGETS = { factor: 2, plusSeconds: 25 };

/** Memory that all processes may take together, by the number of pages. */
const GIGABYTES: ReadonlyMap<number, number> = new Map([
  [1000, 1.3],
  [5000, 2],
]);
/** Parts of the first build that the later ones may take. */
const WARM_BUDGETS = { unchanged: 0.2, edited: 0.25 };

export interface BuildResult extends BuildCost {
  label: string;
  /** Generated pages. */
  count: number;
  /** All pages of the site. */
  pages: number;
}

/** The builds of one number of pages: from nothing, and when wanted without a change and after an edit. */
export type Builds = [cold: BuildResult, unchanged?: BuildResult, edited?: BuildResult];

export const fixed = (value: number | undefined, digits: number): string => value?.toFixed(digits) ?? "–";
const gigabytes = (bytes: number | undefined): number | undefined => (bytes === undefined ? undefined : bytes / GB);
const ratio = (a: number | undefined, b: number | undefined): number | undefined => (a && b ? a / b : undefined);
const within = (value: number, limit: number): string => (value > limit ? "over" : "within");
const percent = (part: number): string => `${Math.round(100 * part)} %`;

/** Prints what each build took. */
export const printResults = (all: readonly Builds[]): void => {
  const rows = all.flatMap((builds) =>
    builds.flatMap((build): Row[] => {
      if (!build) return [];
      const { label, count, pages, seconds, user, peak } = build;
      return [
        [
          `${count} ${label}`,
          fixed(seconds, 1),
          fixed(user, 1),
          fixed(gigabytes(peak?.tree), 2),
          fixed(gigabytes(peak?.largest), 2),
          fixed(pages / seconds, 1),
          build === builds[0] ? "" : percent(seconds / builds[0].seconds),
        ],
      ];
    }),
  );
  const head = ["pages, build", "seconds", "user s", "peak GB, all", "largest", "pages/s", "of the cold build"];
  console.log(`\n${formatTable([head, ...rows])}`);
  if (all.some(([{ peak }]) => !peak)) console.log("Memory is measured only on a system that has /proc.");
};

/** Prints the seconds of Gatsby's phases in the cold builds. */
export const printPhases = (all: readonly Builds[]): void => {
  const colds = all.map(([cold]) => cold);
  const names = [...new Set(colds.flatMap(({ phases }) => [...phases.keys()]))];
  const rows = names
    .map((name) => ({ name, seconds: colds.map(({ phases }) => phases.get(name) ?? 0) }))
    .filter(({ seconds }) => Math.max(...seconds) >= 0.2)
    .map(({ name, seconds }) => [name, ...seconds.map((value) => fixed(value, 2))]);
  console.log(`\n${formatTable([["phase, seconds of the cold build", ...colds.map(({ count }) => count)], ...rows])}`);
};

/** Prints how the cold builds grow from the first number of pages to the others. */
export const printGrowth = ([first, ...others]: readonly Builds[]): void => {
  if (!first || others.length === 0) return;
  const [base] = first;
  const rows = others.map(([other]) => [
    `${other.count} / ${base.count}`,
    fixed(other.pages / base.pages, 1),
    fixed(other.seconds / base.seconds, 2),
    fixed(ratio(other.user, base.user), 2),
    fixed(ratio(other.peak?.tree, base.peak?.tree), 2),
  ]);
  console.log(`\n${formatTable([["ratio", "pages", "seconds", "user s", "memory"], ...rows])}`);
};

/** Prints what memory the cold builds take beside what they may; does any take more? */
export const printMemory = (all: readonly Builds[]): boolean => {
  const checked = all.flatMap(([{ count, peak }]) => {
    const [used, limit] = [gigabytes(peak?.tree), GIGABYTES.get(count)];
    return used === undefined || limit === undefined ? [] : [{ count, used, limit }];
  });
  for (const { count, used, limit } of checked)
    console.log(`${count} pages: ${fixed(used, 2)} GB, ${within(used, limit)} ${limit} GB`);
  return checked.some(({ used, limit }) => used > limit);
};

/** Prints the time that many pages and the later builds take beside what they may. */
export const printBudgets = (all: readonly Builds[]): void => {
  const cold = (count: number) => all.map(([result]) => result).find((result) => result.count === count);
  const [hundred, thousand] = [cold(100), cold(1000)];
  if (hundred && thousand) {
    const limit = BUDGETS.factor * hundred.seconds + BUDGETS.plusSeconds;
    console.log(
      `\n1,000 pages: ${fixed(thousand.seconds, 1)} s, ${within(thousand.seconds, limit)} ` +
        `${BUDGETS.factor} × ${fixed(hundred.seconds, 1)} s + ${BUDGETS.plusSeconds} s = ${fixed(limit, 1)} s`,
    );
  }
  for (const [first, unchanged, edited] of all) {
    if (!unchanged || !edited) continue;
    for (const [result, limit] of [
      [unchanged, WARM_BUDGETS.unchanged],
      [edited, WARM_BUDGETS.edited],
    ] as const) {
      const part = result.seconds / first.seconds;
      console.log(
        `${first.count} pages, ${result.label}: ${percent(part)} of the cold build, ${within(part, limit)} ${percent(limit)}`,
      );
    }
  }
};
