import { figuresSentence } from "../sample-checks/figures-sentence";
import { runSamples } from "../sample-checks/run-samples";
import { MOST_UNCHECKED } from "../sample-checks/sample-report";
import { readStoredReport } from "../sample-checks/stored-report";

/**
 * usage: test-samples.ts [--if-new] [content/docs/page.mdx…]; checks the code blocks of all content files, and the
 * symbols of the toolkit, or the blocks of the files named. --if-new: not when the same samples have passed before.
 */
const [options, named] = [true, false].map((isOption) =>
  process.argv.slice(2).filter((argument) => argument.startsWith("--") === isOption),
);

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

/** Prints what was found; gives the exit code. */
const testSamples = async (): Promise<number> => {
  if (options?.includes("--if-new") && readStoredReport()) return 0;
  const { samples, problems, report, executedSymbols } = await runSamples(named);
  for (const problem of problems) console.error(problem);
  for (const { file, line, ...sample } of samples.map((one) => one.sample))
    for (const word of ["unchecked", "wrong"] as const)
      if (sample[word] !== undefined) console.log(`${file}:${line}: ${word}: ${sample[word]}`);
  console.table(Object.fromEntries(report.languages.map(({ language, ...figures }) => [language, figures])));
  const share = `${percent(report.unchecked / report.blocks)} of all blocks are unchecked, of at most ${percent(MOST_UNCHECKED)}`;
  console.log(`${figuresSentence(report)} ${share}. ${executedSymbols} symbols executed. ${problems.length} problems.`);
  return problems.length === 0 ? 0 : 1;
};

void testSamples().then((code) => process.exit(code));
