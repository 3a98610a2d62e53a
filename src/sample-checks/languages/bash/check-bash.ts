import type { Node } from "@vscode/tree-sitter-wasm";

import type { Problem } from "../../../problems/problem";
import type { SampleProblem } from "../../samples/sample";
import { shellPrograms } from "../../names/packages";
import type { ToolkitNames } from "../../names/toolkit-names";
import { cliProblems, isToolkitProgram } from "./check-cli";
import { installProblems, isInstaller } from "./check-install";
import { syntaxProblems, syntaxTree } from "../../grammar/grammar";

const unquoted = (text: string): string => text.replace(/^(["'])([^]*)\1$/, "$2");

/** The words of a command; `python -m pip` is pip, `npx tsc` is tsc. */
const wordsOf = (command: Node): string[] => {
  const name = command.childForFieldName("name")?.text ?? "";
  const words = [name, ...command.childrenForFieldName("argument").map((word) => unquoted(word?.text ?? ""))];
  const module = /^python3?$/.test(name) && words[1] === "-m" ? words.slice(2) : undefined;
  return module?.[0] === "pip" ? module : words;
};

const commandProblems = ([program = "", ...rest]: readonly string[], toolkit: ToolkitNames): Problem[] => {
  if (isToolkitProgram(program)) return cliProblems(program, rest, toolkit);
  if (isInstaller(program)) return installProblems(program, rest);
  if (shellPrograms.includes(program) || program.startsWith("./")) return [];
  return [
    {
      problem: `"${program}" is no program that samples call`,
      remedy: "Use another, or add it to src/sample-checks/names/packages.ts.",
    },
  ];
};

/** Checks shell commands: their syntax, the programs, packages and flags they name. */
export const checkBash = async (code: string, toolkit: ToolkitNames): Promise<SampleProblem[]> => {
  const root = await syntaxTree("bash", code);
  const wrong = syntaxProblems(root, "a shell command");
  if (wrong.length > 0) return wrong;
  return root
    .descendantsOfType("command")
    .filter((command): command is Node => command !== null)
    .flatMap((command) =>
      commandProblems(wordsOf(command), toolkit).map((problem) => ({ line: command.startPosition.row, ...problem })),
    );
};
