import { toCsvTable } from "../text/to-table";
import { type ElementData, toXmlDocument } from "../xml/to-xml";
import { type Check, type CheckedFile, toRecord, toXmlText } from "./checked-file";
import { toGithubReport } from "./github-report";
import { toHtmlReport } from "./html-report";
import { toJsonReport } from "./json-report";
import { toSarifReport } from "./sarif-report";
import { toSvrlReport } from "./svrl-report";
import { formatProblem, formatTextReport, type TextOptions } from "./text-report";

const HEADINGS = ["File", "Check", "Severity", "Code", "Line", "Column", "Problem", "Remedy"];

const toCsvReport = (files: readonly CheckedFile[]): string =>
  toCsvTable(
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
const toJunitReport = (files: readonly CheckedFile[]): string => {
  const children = files.map(({ file, checks }): ElementData => {
    const failures = String(checks.filter(({ count, isFailed }) => count > 0 && !isFailed).length);
    const errors = String(checks.filter(({ isFailed }) => isFailed).length);
    const skipped = checks.filter(({ isSkipped }) => isSkipped).length;
    const counts = { failures, errors, ...(skipped > 0 && { skipped: String(skipped) }) };
    const attributes = { name: file, tests: String(checks.length), ...counts };
    return { name: "testsuite", attributes, children: checks.map((check) => toTestCase(file, check)) };
  });
  return toXmlDocument({ name: "testsuites", children });
};

const formatters = {
  text: formatTextReport,
  json: toJsonReport,
  junit: toJunitReport,
  csv: toCsvReport,
  svrl: toSvrlReport,
  html: toHtmlReport,
  sarif: toSarifReport,
  github: toGithubReport,
} satisfies Record<string, (files: readonly CheckedFile[], options: TextOptions) => string>;

export type ReportFormat = keyof typeof formatters;

/** Formats the checks of messages; the options are those of "text". */
export const formatReport = (
  files: readonly CheckedFile[],
  format: ReportFormat,
  options: TextOptions = {},
): string => {
  const formatter: (files: readonly CheckedFile[], options: TextOptions) => string = formatters[format];
  return formatter(files, options);
};
