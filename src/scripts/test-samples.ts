import { figuresSentence } from "../sample-checks/figures-sentence";
import { runSamples } from "../sample-checks/run-samples";
import { readStoredReport } from "../sample-checks/stored-report";

/**
 * usage: test-samples.ts [--if-new] [content/docs/page.mdx…]; checks the code blocks of all content files, or of those
 * named. --if-new: not when the same samples have passed before.
 */
const [options, named] = [true, false].map((isOption) =>
  process.argv.slice(2).filter((argument) => argument.startsWith("--") === isOption),
);

/** Prints what was found; gives the exit code. */
const testSamples = async (): Promise<number> => {
  if (options?.includes("--if-new") && readStoredReport()) return 0;
  const { samples, problems, report } = await runSamples(named);
  for (const problem of problems) console.error(problem);
  for (const { sample, check } of samples)
    if (check === "unchecked") console.log(`${sample.file}:${sample.line}: unchecked: ${sample.unchecked}`);
  console.table(Object.fromEntries(report.languages.map(({ language, ...figures }) => [language, figures])));
  console.log(`${figuresSentence(report)} ${problems.length} problems.`);
  return problems.length === 0 ? 0 : 1;
};

void testSamples().then((code) => process.exit(code));
