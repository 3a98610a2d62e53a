import type { Node } from "@vscode/tree-sitter-wasm";

import type { Diagnostic } from "../../../../diagnostics/diagnostic";
import { syntaxDiagnostics, syntaxTree } from "../../grammar/grammar";
import type { KnownSymbol } from "../../names/toolkit-names";
import type { PageProgram } from "../../samples/checker";
import type { SampleDiagnostic } from "../../samples/sample";
import { cliDiagnostics, type Surroundings } from "./check-cli";
import { installDiagnostics, isInstaller } from "./check-install";
import { PageFiles } from "./page-files";

const unquote = (text: string): string => text.replace(/^(["'])([^]*)\1$/, "$2");

/** Returns the words of a command; `python -m pip` counts as pip. */
const commandWords = (command: Node): string[] => {
  const name = command.childForFieldName("name")?.text ?? "";
  const words = [name, ...command.childrenForFieldName("argument").map((word) => unquote(word?.text ?? ""))];
  const module = /^python3?$/.test(name) && words[1] === "-m" ? words.slice(2) : undefined;
  return module?.[0] === "pip" ? module : words;
};

const redirectTargets = (root: Node): string[] =>
  root.descendantsOfType("file_redirect").flatMap((redirect) => {
    const target = redirect?.childForFieldName("destination")?.text;
    return target !== undefined && redirect?.text.includes(">") ? [unquote(target)] : [];
  });

/** Returns whether a pipe or a redirection writes to the command's standard input. */
const hasInput = (command: Node): boolean => {
  const { parent } = command;
  if (parent?.type === "redirected_statement") return parent.text.includes("<") || hasInput(parent);
  return parent?.type === "pipeline" && parent.firstChild?.id !== command.id;
};

const commandDiagnostics = (
  words: readonly string[],
  symbols: readonly KnownSymbol[],
  surroundings: Surroundings,
): Diagnostic[] => {
  const [program = "", ...rest] = words;
  if (program === "ddex-parser" || program === "ddex-builder")
    return cliDiagnostics(program, rest, symbols, surroundings);
  return isInstaller(program) ? installDiagnostics(program, rest) : surroundings.files.run(words);
};

/** Checks shell commands: their syntax, the packages and files they name, and what they give to the toolkit. */
export const checkBash = async (
  { program, page }: Pick<PageProgram, "program" | "page">,
  symbols: readonly KnownSymbol[],
): Promise<SampleDiagnostic[]> => {
  const files = new PageFiles(page);
  /** Lets the commands of a tree create their files; returns their problems. */
  const run = (root: Node): SampleDiagnostic[] => {
    files.make(...redirectTargets(root));
    const commands = root.descendantsOfType("command").filter((command) => command !== null);
    return commands.flatMap((command) => {
      const diagnostics = commandDiagnostics(commandWords(command), symbols, { files, isFed: hasInput(command) });
      return diagnostics.map((diagnostic) => ({ line: command.startPosition.row, ...diagnostic }));
    });
  };
  const shells = page.filter(({ language }) => language === "bash");
  for (const { code } of shells.slice(0, Math.max(0, shells.indexOf(program)))) run(await syntaxTree("bash", code));
  const root = await syntaxTree("bash", program.code);
  const wrong = syntaxDiagnostics(root, "a shell command");
  if (wrong.length > 0) return wrong;
  return run(root);
};
