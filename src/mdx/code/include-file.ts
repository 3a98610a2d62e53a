import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import { fixturesFolder } from "../../config/content";
import type { Diagnostic } from "../../diagnostics/diagnostic";
import { suggest } from "../../diagnostics/diagnostic";
import { readRegion } from "./read-region";

/** Files that a code fence can show. */
const shownFiles = (): string[] =>
  readdirSync(fixturesFolder, { recursive: true, encoding: "utf8" })
    .map((name) => path.posix.join(fixturesFolder, name.replaceAll("\\", "/")))
    .filter((name) => path.extname(name) !== "");

/** The code that a fence shows: a file or one of its regions. */
export const includeFile = (file: string, region: string | undefined): string | Diagnostic => {
  const isBelow = path.posix.normalize(file) === file && file.startsWith(`${fixturesFolder}/`);
  if (!isBelow)
    return { message: `"${file}" is no file of ${fixturesFolder}`, remedy: `Write file="${fixturesFolder}/…".` };
  if (!existsSync(file)) return { message: `There is no file "${file}"`, remedy: suggest(file, shownFiles()) };
  const code = readRegion(readFileSync(file, "utf8"), region);
  return typeof code === "string" ? code : { ...code, message: `In "${file}" ${code.message}` };
};
