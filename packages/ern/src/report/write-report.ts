import { writeCsv } from "../text/write-table";
import { type ElementData, writeDocument } from "../xml/write-element";
import { type Check, type CheckedFile, toRecord, toXmlText } from "./checked-file";
import { writeGithub } from "./write-github";
import { writeHtml } from "./write-html";
import { writeJson } from "./write-json";
import { writeSarif } from "./write-sarif";
import { writeSvrl } from "./write-svrl";
import { formatProblem, type TextOptions, writeText } from "./write-text";

const HEADINGS = ["File", "Check", "Severity", "Code", "Line", "Column", "Problem", "Remedy"];

const toCsv = (files: readonly CheckedFile[]): string =>
  writeCsv(
    HEADINGS,
    files.flatMap(({ file, checks }) =>
      checks.flatMap(({ name, problems }) =>
        problems.map((problem) => [file, name, ...Object.values(toRecord(problem)).map(String)]),
      ),
    ),
  );

const outcomeOf = ({ isFailed, isSkipped, count }: Check): string | undefined =>
  isFailed ? "error" : isSkipped ? "skipped" : count > 0 ? "failure" : undefined;

const toTestCase = (file: string, check: Check): ElementData => {
  const { name, result, problems } = check;
  const text = toXmlText(problems.map((problem) => formatProblem(file, problem)).join("\n"));
  const outcome = outcomeOf(check);
  const children = outcome ? [{ name: outcome, attributes: { message: result }, text }] : [];
  return { name: "testcase", attributes: { classname: file, name }, children };
};

/** Each file as a test suite, with a test case for each check. */
const toJunit = (files: readonly CheckedFile[]): string => {
  const children = files.map(({ file, checks }): ElementData => {
    const failures = String(checks.filter(({ count, isFailed }) => count > 0 && !isFailed).length);
    const errors = String(checks.filter(({ isFailed }) => isFailed).length);
    const skipped = checks.filter(({ isSkipped }) => isSkipped).length;
    const counts = { failures, errors, ...(skipped > 0 && { skipped: String(skipped) }) };
    const attributes = { name: file, tests: String(checks.length), ...counts };
    return { name: "testsuite", attributes, children: checks.map((check) => toTestCase(file, check)) };
  });
  return writeDocument({ name: "testsuites", children });
};

const writers = {
  text: writeText,
  json: writeJson,
  junit: toJunit,
  csv: toCsv,
  svrl: writeSvrl,
  html: writeHtml,
  sarif: writeSarif,
  github: writeGithub,
} satisfies Record<string, (files: readonly CheckedFile[], options: TextOptions) => string>;

export type ReportFormat = keyof typeof writers;

/** Returns the checks of messages in a format; the options are those of "text". */
export const writeReport = (files: readonly CheckedFile[], format: ReportFormat, options: TextOptions = {}): string => {
  const write: (files: readonly CheckedFile[], options: TextOptions) => string = writers[format];
  return write(files, options);
};
