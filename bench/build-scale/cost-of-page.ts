import type { BuildCost } from "../support/builds/run-build";
import { AFTER_PAGES } from "../support/builds/to-steps";

/** Gatsby's phases that do something for each page. */
const PAGE_STEPS = [
  "source and transform nodes",
  "createPages",
  "compile content and check links",
  "run queries",
  "Writing page-data.json and slice-data.json files to public directory",
  "Building static HTML for pages",
];

/** Long phases that work only on code, so they do the same in each build. */
const CODE_STEPS = ["compile gatsby files", "Building production JavaScript and CSS bundles", "Building HTML renderer"];

type Steps = BuildCost["steps"];

/** Total CPU seconds of these steps; undefined if the system doesn't report them. */
const sumProcessorSeconds = (steps: Steps, names: readonly string[]): number | undefined =>
  names.reduce<number | undefined>((sum, name) => {
    const step = steps.get(name);
    if (!step) throw new Error(`The build printed no phase "${name}": correct the lists in cost-of-page.ts`);
    return sum === undefined || step.processor === undefined ? undefined : sum + step.processor;
  }, 0);

/** CPU seconds for pages, and for code. */
const secondsByPart = (steps: Steps): { pages: number; code: number } | undefined => {
  const after = [...steps.keys()].filter((name) => name.startsWith(AFTER_PAGES));
  const [pages, code] = [sumProcessorSeconds(steps, [...PAGE_STEPS, ...after]), sumProcessorSeconds(steps, CODE_STEPS)];
  return pages === undefined || code === undefined ? undefined : { pages, code };
};

/** Returns the CPU seconds that a page adds in the page steps, corrected by the code steps for a busy machine. */
export const costOfPage = (
  { steps, count }: { steps: Steps; count: number },
  ownBuild: { steps: Steps },
): number | undefined => {
  const [all, base] = [secondsByPart(steps), secondsByPart(ownBuild.steps)];
  return all && base && ((all.pages * base.code) / all.code - base.pages) / count;
};
