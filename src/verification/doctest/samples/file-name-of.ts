import { isFileName } from "../../../mdx/code/is-file-name";
import type { Program } from "./sample";
import { languageOf } from "./to-programs";

const byLanguage = new Map([
  ["javascript", "sample.js"],
  ["typescript", "sample.ts"],
  ["python", "sample.py"],
  ["rust", "main.rs"],
]);

/** A program's file name: its title if that's a file name, otherwise a default for its language. */
export const fileNameOf = (program: Program): string =>
  isFileName(program.title) ? program.title : (byLanguage.get(languageOf(program)) ?? "sample.txt");
