import type { Node } from "@vscode/tree-sitter-wasm";

import type { Diagnostic } from "../../../../diagnostics/diagnostic";
import { syntaxDiagnostics, syntaxTree } from "../../grammar/grammar";
import type { ToolkitNames } from "../../names/toolkit-names";
import type { Program, SampleDiagnostic } from "../../samples/sample";
import { cliDiagnostics, isToolkitProgram } from "./check-cli";
import type { Surroundings } from "./check-arguments";
import { installDiagnostics, isInstaller } from "./check-install";
import { programDiagnostics } from "./check-program";
import { PageFiles } from "./page-files";
import { packagesNotInstalled } from "./page-packages";

const unquoted = (text: string): string => text.replace(/^(["'])([^]*)\1$/, "$2");

/** The words of a command; `python -m pip` counts as pip. */
const wordsOf = (command: Node): string[] => {
  const name = command.childForFieldName("name")?.text ?? "";
  const words = [name, ...command.childrenForFieldName("argument").map((word) => unquoted(word?.text ?? ""))];
  const module = /^python3?$/.test(name) && words[1] === "-m" ? words.slice(2) : undefined;
  return module?.[0] === "pip" ? module : words;
};

/** The outputs that a command's flags name, and the target of its redirection. */
const redirected = (node: Node): string[] =>
  node.descendantsOfType("file_redirect").flatMap((redirect) => {
    const target = redirect?.childForFieldName("destination")?.text;
    return target !== undefined && redirect?.text.includes(">") ? [unquoted(target)] : [];
  });

const outputsOf = (words: readonly string[]): string[] =>
  words.flatMap((word, index) => (/^(-o|--output|--report)$/.test(word) ? (words[index + 1] ?? []) : []));

/** Does something write to the command's standard input: a pipe, or a redirection? */
const isFed = (command: Node): boolean => {
  const { parent } = command;
  if (parent?.type === "redirected_statement") return parent.text.includes("<") || isFed(parent);
  return parent?.type === "pipeline" && parent.firstChild?.id !== command.id;
};

const commandDiagnostics = (words: readonly string[], toolkit: ToolkitNames, around: Surroundings): Diagnostic[] => {
  const [program = "", ...rest] = words;
  const { files } = around;
  if (isToolkitProgram(program)) {
    for (const name of outputsOf(rest)) files.make(name);
    return cliDiagnostics(program, rest, toolkit, around);
  }
  if (isInstaller(program)) {
    if (program === "cargo" && rest[0] === "new") files.make(rest.at(-1) ?? "");
    return installDiagnostics(program, rest);
  }
  if (program.startsWith("./")) return [];
  return programDiagnostics(program, rest, files, (inner) => commandDiagnostics(inner, toolkit, around));
};

const commandsOf = (root: Node): Node[] =>
  root.descendantsOfType("command").filter((command): command is Node => command !== null);

/** Lets the commands above a program on the page create their files. */
const runBefore = async (
  program: Program,
  page: readonly Program[],
  toolkit: ToolkitNames,
  files: PageFiles,
): Promise<void> => {
  const shells = page.filter(({ language }) => language === "bash");
  for (const { code } of shells.slice(0, Math.max(0, shells.indexOf(program)))) {
    const root = await syntaxTree("bash", code);
    for (const name of redirected(root)) files.make(name);
    for (const command of commandsOf(root))
      commandDiagnostics(wordsOf(command), toolkit, { files, isFed: isFed(command) });
  }
};

/** Checks shell commands: their syntax, and the programs, packages, flags, arguments and files they name. */
export const checkBash = async (
  program: Program,
  page: readonly Program[],
  toolkit: ToolkitNames,
): Promise<SampleDiagnostic[]> => {
  const files = new PageFiles(page);
  await runBefore(program, page, toolkit, files);
  const root = await syntaxTree("bash", program.code);
  const wrong = syntaxDiagnostics(root, "a shell command");
  if (wrong.length > 0) return wrong;
  for (const name of redirected(root)) files.make(name);
  const missing = packagesNotInstalled(program.code, page).map((diagnostic) => ({ line: 0, ...diagnostic }));
  const found = commandsOf(root).flatMap((command) => {
    const diagnostics = commandDiagnostics(wordsOf(command), toolkit, { files, isFed: isFed(command) });
    return diagnostics.map((diagnostic) => ({ line: command.startPosition.row, ...diagnostic }));
  });
  return [...missing, ...found];
};
