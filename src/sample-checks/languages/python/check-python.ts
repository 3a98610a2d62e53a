import type { SampleProblem } from "../../samples/sample";
import type { ToolkitNames } from "../../names/toolkit-names";
import { syntaxProblems, syntaxTree } from "../../grammar/grammar";
import { PythonProgram } from "./python-program";
import { readPython } from "./read-python";

/** Checks Python: its syntax, and that the toolkit has each of its names that the program uses. */
export const checkPython = async (code: string, toolkit: ToolkitNames): Promise<SampleProblem[]> => {
  const root = await syntaxTree("python", code);
  const wrong = syntaxProblems(root, "Python");
  if (wrong.length > 0) return wrong;
  const program = new PythonProgram(toolkit);
  readPython(root, new Map(), program);
  return program.problems;
};
