import { runSamples } from "../sample-checks/run-samples";
import { readStoredReport } from "../sample-checks/stored-report";

/**
 * usage: test-samples.ts [--if-new] [content/docs/page.mdx…]; checks the code blocks of all content files, and the
 * symbols of the toolkit, or the blocks of the files named. --if-new: not when the same samples have passed before.
 */
const [options, named] = [true, false].map((isOption) =>
  process.argv.slice(2).filter((argument) => argument.startsWith("--") === isOption),
);

/** Prints what was found; gives the exit code. */
const testSamples = async (): Promise<number> => {
  if (options?.includes("--if-new") && readStoredReport()) return 0;
  const { samples, problems, report, executedSymbols } = await runSamples(named);
  const { executed, typeChecked, parsed, unchecked, compared, languages } = report;
  for (const problem of problems) console.error(problem);
  for (const { sample, check } of samples)
    if (check === "unchecked") console.log(`${sample.file}:${sample.line}: unchecked: ${sample.unchecked}`);
  console.table(Object.fromEntries(languages.map(({ language, ...figures }) => [language, figures])));
  console.log(
    `${report.samples} code samples: ${executed} executed, ${typeChecked} type-checked, ${parsed} parsed, ` +
      `${unchecked} unchecked; ${compared} outputs compared; ${executedSymbols} symbols executed. ` +
      `${problems.length} problems.`,
  );
  return problems.length === 0 ? 0 : 1;
};

void testSamples().then((code) => process.exit(code));
