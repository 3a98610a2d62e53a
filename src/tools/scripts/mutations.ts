import { parseArgs } from "node:util";

import { currentSymbols } from "../../reference/toolkit/current-symbols";
import { sampleFiles } from "../../verification/doctest/samples/sample-files";
import { passedMutations, toMutationFigures } from "../../verification/mutations/mutation-report";
import { runMutations } from "../../verification/mutations/run-mutations";

/**
 * usage: mutations.ts [--seed N]; puts false statements into copies of the content, by rules, and prints how many the
 * checks catch. Exits with 1 if they catch too few.
 */
const { values } = parseArgs({ options: { seed: { type: "string", default: "1" } } });

const mutations = async (): Promise<number> => {
  const seed = Number(values.seed);
  if (!Number.isInteger(seed)) {
    console.error(`--seed ${values.seed} isn't a whole number. Write one, such as --seed 1.`);
    return 1;
  }
  const begun = performance.now();
  const results = await runMutations(sampleFiles(), currentSymbols(), seed);
  const figures = toMutationFigures(results);
  for (const mutation of passedMutations(results)) console.log(`passed: ${mutation}`);
  console.table(
    Object.fromEntries(
      figures.map(({ label, mutations: count, caught, share }) => [label, { mutations: count, caught, "%": share }]),
    ),
  );
  const caught = results.filter((one) => one.caught).length;
  const seconds = Math.round((performance.now() - begun) / 1000);
  console.log(`${caught} of ${results.length} mutations caught, with seed ${seed}, in ${seconds} s.`);
  const weak = figures.filter(({ enough }) => !enough).map(({ label }) => label);
  if (weak.length > 0)
    console.error(
      `Too many pass in ${weak.join(", ")}: 95 % are to be caught, 90 % in prose and in statements about the standard.`,
    );
  return weak.length > 0 ? 1 : 0;
};

void mutations().then((code) => process.exit(code));
