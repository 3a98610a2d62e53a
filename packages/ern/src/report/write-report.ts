import { writeCsv } from "../text/write-table";
import { type ElementData, writeDocument } from "../xml/write-element";
import {
  type Check,
  type CheckedFile,
  kindOfProblem,
  type ReportedProblem,
  sayProblem,
  toRecord,
  toXmlText,
} from "./checked-file";
import { writeHtml } from "./write-html";
import { writeSvrl } from "./write-svrl";

const toLine = (file: string, problem: ReportedProblem): string => {
  const { severity, line, column } = problem;
  return `${file}:${line}:${column}: ${severity}: ${sayProblem(problem)} [${kindOfProblem(problem)}]`;
};

const toText = (files: readonly CheckedFile[]): string =>
  files
    .flatMap(({ file, checks }) => [
      ...checks.flatMap(({ problems }) => problems.map((problem) => `${toLine(file, problem)}\n`)),
      ...checks.map(({ result }) => `${file}: ${result}\n`),
    ])
    .join("");

const toJson = (files: readonly CheckedFile[]): string => {
  const all = files.map(({ file, checks }) => ({
    file,
    checks: checks.map(({ name, result, count, problems }) => ({
      name,
      result,
      count,
      problems: problems.map(toRecord),
    })),
  }));
  return `${JSON.stringify(all, null, 2)}\n`;
};

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

const toTestCase = (file: string, { name, result, isFailed, problems, count }: Check): ElementData => {
  const text = toXmlText(problems.map((problem) => toLine(file, problem)).join("\n"));
  const outcome = { name: isFailed ? "error" : "failure", attributes: { message: result }, text };
  return { name: "testcase", attributes: { classname: file, name }, children: isFailed || count > 0 ? [outcome] : [] };
};

/** Each file as a test suite, with a test case for each check. */
const toJunit = (files: readonly CheckedFile[]): string => {
  const children = files.map(({ file, checks }): ElementData => {
    const failures = String(checks.filter(({ count, isFailed }) => count > 0 && !isFailed).length);
    const errors = String(checks.filter(({ isFailed }) => isFailed).length);
    const attributes = { name: file, tests: String(checks.length), failures, errors };
    return { name: "testsuite", attributes, children: checks.map((check) => toTestCase(file, check)) };
  });
  return writeDocument({ name: "testsuites", children });
};

const writers = { text: toText, json: toJson, junit: toJunit, csv: toCsv, svrl: writeSvrl, html: writeHtml };

export type ReportFormat = keyof typeof writers;

/** The checks of messages in a format. */
export const writeReport = (files: readonly CheckedFile[], format: ReportFormat): string => writers[format](files);
