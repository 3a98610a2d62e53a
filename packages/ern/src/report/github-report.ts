import { type CheckedFile, formatProblemText, type ReportedProblem } from "./checked-file";

const COMMANDS = { error: "error", warning: "warning", profile: "warning", hint: "notice" } as const;

const DATA: Readonly<Record<string, string>> = { "%": "%25", "\r": "%0D", "\n": "%0A" };
const PROPERTY: Readonly<Record<string, string>> = { ...DATA, ":": "%3A", ",": "%2C" };

const escapeData = (text: string): string => text.replace(/[%\r\n]/g, (character) => DATA[character]!);
const escapeProperty = (text: string): string => text.replace(/[%\r\n:,]/g, (character) => PROPERTY[character]!);

const toCommand = (command: string, properties: Readonly<Record<string, string | number>>, text: string): string => {
  const written = Object.entries(properties).map(([name, value]) => `${name}=${escapeProperty(String(value))}`);
  return `::${command} ${written.join(",")}::${escapeData(text)}\n`;
};

const toAnnotation = (file: string, problem: ReportedProblem): string => {
  const { severity, line, column } = problem;
  return toCommand(COMMANDS[severity], { file, line, col: column }, formatProblemText(problem));
};

/** Returns checks as commands of GitHub Actions, which show each problem at its line of a pull request. */
export const toGithubReport = (files: readonly CheckedFile[]): string =>
  files
    .flatMap(({ file, checks }) =>
      checks.flatMap(({ isFailed, result, problems }) => [
        ...(isFailed ? [toCommand("error", { file }, result)] : []),
        ...problems.map((problem) => toAnnotation(file, problem)),
      ]),
    )
    .join("");
