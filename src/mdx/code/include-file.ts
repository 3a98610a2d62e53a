import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import { fixturesFolder } from "../../config/content";
import { type Diagnostic, suggest, toDiagnostic } from "../../diagnostics/diagnostic";

const begin = /^\s*(?:\/\/|#|<!--)\s*#region\s+([\w-]+)/;
const end = /^\s*(?:\/\/|#|<!--)\s*#endregion\b(?:\s+([\w-]+))?/;

const isEmptyLine = (line: string): boolean => line.trim() === "";

const dedent = (lines: readonly string[]): string => {
  const indents = lines.filter((line) => !isEmptyLine(line)).map((line) => /^\s*/.exec(line)![0].length);
  const least = Math.min(...indents);
  return lines.map((line) => (isEmptyLine(line) ? "" : line.slice(least))).join("\n");
};

const isRegionLine = (line: string): boolean => begin.test(line) || end.test(line);

/** Returns the lines of a file, or of one of its regions, without region markers. */
export const regionCode = (text: string, region: string | undefined): string | Diagnostic => {
  const lines = text.replace(/\r\n/g, "\n").replace(/\n$/, "").split("\n");
  if (region === undefined) return lines.filter((line) => !isRegionLine(line)).join("\n");
  const first = lines.findIndex((line) => begin.exec(line)?.[1] === region);
  if (first === -1) {
    const known = lines.flatMap((line) => begin.exec(line)?.[1] ?? []);
    const suggestion =
      known.length > 0 ? suggest(region, known) : `Write "#region ${region}" in a comment of the file.`;
    return toDiagnostic("region-missing", { region, suggestion });
  }
  let depth = 0;
  const last = lines.findIndex((line, index) => {
    if (index < first) return false;
    if (begin.test(line)) depth += 1;
    if (end.test(line)) depth -= 1;
    return depth === 0;
  });
  if (last === -1) return toDiagnostic("region-open", { region });
  return dedent(lines.slice(first + 1, last).filter((line) => !isRegionLine(line)));
};

const shownFiles = (): string[] =>
  readdirSync(fixturesFolder, { recursive: true, encoding: "utf8" })
    .map((name) => path.posix.join(fixturesFolder, name.replaceAll("\\", "/")))
    .filter((name) => path.extname(name) !== "");

/** Returns the code that a fence shows: a file or one of its regions. */
export const includeFile = (file: string, region: string | undefined): string | Diagnostic => {
  const isBelow = path.posix.normalize(file) === file && file.startsWith(`${fixturesFolder}/`);
  if (!isBelow) return toDiagnostic("file-elsewhere", { file, folder: fixturesFolder });
  if (!existsSync(file)) return toDiagnostic("file-missing", { file, suggestion: suggest(file, shownFiles()) });
  const code = regionCode(readFileSync(file, "utf8"), region);
  return typeof code === "string" ? code : { ...code, message: `In "${file}" ${code.message}` };
};
