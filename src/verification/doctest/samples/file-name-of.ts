import { isFileName } from "../../../mdx/code/is-file-name";
import type { Program } from "./sample";
import { languageOf } from "./to-programs";

const byLanguage = new Map([
  ["javascript", "sample.js"],
  ["typescript", "sample.ts"],
  ["python", "sample.py"],
  ["rust", "main.rs"],
]);

/** Name that a program's file has: its title when that is one, else a name of its language's. */
export const fileNameOf = (program: Program): string =>
  isFileName(program.title) ? program.title : (byLanguage.get(languageOf(program)) ?? "sample.txt");
