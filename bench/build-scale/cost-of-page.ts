import type { BuildCost } from "../support/builds/run-build";
import { AFTER_PAGES } from "../support/builds/to-steps";

/** Gatsby's phases that do something for each page; the others work on code, above all webpack's. */
const PHASES = [
  "source and transform nodes",
  "createPages",
  "compile content and check links",
  "run queries in workers",
  "Writing page-data.json and slice-data.json files to public directory",
  "Building static HTML for pages",
];

type Steps = BuildCost["steps"];

const pageSeconds = (steps: Steps): number | undefined => {
  const after = [...steps.keys()].filter((name) => name.startsWith(AFTER_PAGES));
  return [...PHASES, ...after].reduce<number | undefined>((sum, name) => {
    const step = steps.get(name);
    if (!step) throw new Error(`The build printed no phase "${name}": correct the list in cost-of-page.ts`);
    return sum === undefined || step.processor === undefined ? undefined : sum + step.processor;
  }, 0);
};

/**
 * Processor seconds that each of so many generated pages adds to the build of the site's own: in the steps that do something for each
 * page, as the others take more time than these, and another time in each run. Undefined where the system does not say.
 */
export const costOfPage = (
  { steps, count }: { steps: Steps; count: number },
  own: { steps: Steps },
): number | undefined => {
  const [all, base] = [pageSeconds(steps), pageSeconds(own.steps)];
  return all === undefined || base === undefined ? undefined : (all - base) / count;
};
