import { requireTypeScript } from "./require-typescript.mjs";

/**
 * usage: test-samples.mjs [--if-new] [content/docs/page.mdx…]; checks the code blocks of all content files, or of those
 * named. --if-new: not when the same samples have passed before.
 */
const named = process.argv.slice(2).filter((argument) => !argument.startsWith("--"));
const { readStoredReport } = requireTypeScript("./src/samples/stored-report.ts");
if (process.argv.includes("--if-new") && readStoredReport()) process.exit(0);

const { runSamples } = requireTypeScript("./src/samples/run-samples.ts");
const { samples, problems, report } = await runSamples(named);
const { executed, typeChecked, parsed, unchecked, compared, languages } = report;

for (const problem of problems) console.error(problem);
for (const { sample, check } of samples)
  if (check === "unchecked") console.log(`${sample.file}:${sample.line}: unchecked: ${sample.unchecked}`);
console.table(Object.fromEntries(languages.map(({ language, ...figures }) => [language, figures])));
console.log(
  `${report.samples} code samples: ${executed} executed, ${typeChecked} type-checked, ${parsed} parsed, ` +
    `${unchecked} unchecked; ${compared} outputs compared. ${problems.length} problems.`,
);
process.exit(problems.length === 0 ? 0 : 1);
