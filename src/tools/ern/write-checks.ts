import { type ElementData, writeCsv, writeElement } from "../../ern";
import type { Check, CheckedFile } from "./check-source";
import type { Format } from "./options";

const toRecord = (diagnostic: Check["problems"][number]) => {
  const { severity, line, column, message, remedy } = diagnostic;
  const code = "code" in diagnostic ? diagnostic.code : (diagnostic.entry ?? diagnostic.source);
  return { severity, code, line, column, message, remedy };
};

const toLine = (file: string, diagnostic: Check["problems"][number]): string => {
  const { severity, line, column, message, remedy, code } = toRecord(diagnostic);
  return `${file}:${line}:${column}: ${severity}: ${[message, remedy].filter(Boolean).join(" ")} [${code}]`;
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

// XML 1.0 has no such characters, but a message about a faulty file may quote one.
const NO_XML = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

const toTestCase = (file: string, { name, result, isFailed, problems, count }: Check): ElementData => {
  const text = problems
    .map((problem) => toLine(file, problem))
    .join("\n")
    .replace(NO_XML, "\uFFFD");
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
  const written = writeElement({ name: "testsuites", children }, { lineEnd: "\n", indent: "  " });
  return `<?xml version="1.0" encoding="UTF-8"?>\n${written}\n`;
};

/** The checks of messages in a format. */
export const writeChecks = (files: readonly CheckedFile[], format: Format): string =>
  ({ text: toText, json: toJson, junit: toJunit, csv: toCsv })[format](files);
