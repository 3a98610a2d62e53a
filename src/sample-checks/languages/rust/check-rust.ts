import type { SampleProblem } from "../../samples/sample";
import type { ToolkitNames } from "../../names/toolkit-names";
import { syntaxProblems, syntaxTree } from "../../grammar/grammar";
import { readRust } from "./read-rust";
import { RustProgram } from "./rust-program";

/** Macros whose arguments are expressions, made calls of the same length so that the grammar reads them. */
const withoutMacros = (code: string): string =>
  code
    .replace(
      /\b(e?print(?:ln)?|format|panic|assert(?:_eq|_ne)?|debug_assert|write(?:ln)?|dbg|todo|unreachable)!/g,
      "$1_",
    )
    .replace(/\bvec!(?=\s*\[)/g, "    ");

/** Checks Rust: its syntax, and that the toolkit has each of its names that the program uses. */
export const checkRust = async (code: string, toolkit: ToolkitNames): Promise<SampleProblem[]> => {
  const wrong = syntaxProblems(await syntaxTree("rust", code), "Rust");
  if (wrong.length > 0) return wrong;
  const root = await syntaxTree("rust", withoutMacros(code));
  const program = new RustProgram(toolkit, root);
  readRust(root, new Map(), program);
  return program.problems;
};
