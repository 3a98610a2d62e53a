import type { Problem } from "../../../problems/problem";
import { nameProblem } from "../../names/toolkit-names";
import type { ToolkitNames, KnownSymbol } from "../../names/toolkit-names";

interface Flag {
  symbol: KnownSymbol;
  forms: string[];
  /** Values it takes; none for a switch. */
  values?: string;
}

/** Reads "-f, --format <json|yaml>". */
const toFlag = (symbol: KnownSymbol): Flag => {
  const forms = symbol.signature.match(/(?<![\w<|])--?[a-zA-Z][\w-]*/g) ?? [];
  const [, values] = /<([^>]+)>/.exec(symbol.signature) ?? [];
  return { symbol, forms, values: /^count$/i.test(values ?? "") ? undefined : values };
};

const flagsOf = (parent: string, toolkit: ToolkitNames, pack: string): Flag[] =>
  toolkit
    .names(parent, pack)
    .map((name) => toolkit.find(parent, name, pack))
    .filter((symbol): symbol is KnownSymbol => symbol?.kind === "flag")
    .map(toFlag);

/** Is the program one of the toolkit's own? */
export const isToolkitProgram = (program: string): boolean => program === "ddex-parser" || program === "ddex-builder";

const valueProblem = (flag: Flag, form: string, value: string | undefined): Problem | undefined => {
  if (flag.values === undefined) return undefined;
  if (value === undefined) return { problem: `${form} is given no value`, remedy: `Write ${flag.symbol.signature}.` };
  const choices = flag.values.split("|");
  return choices.length > 1 && !choices.includes(value)
    ? { problem: `"${value}" is no value of ${form}`, remedy: `Write one of ${choices.join(", ")}.` }
    : undefined;
};

/** Checks the flags after a subcommand. */
const flagProblems = (words: readonly string[], flags: readonly Flag[], command: string): Problem[] => {
  const problems: Problem[] = [];
  for (let at = 0; at < words.length; at++) {
    const [form = "", joined] = words[at]!.split("=");
    if (!/^--?[a-zA-Z]/.test(form)) continue;
    const flag = flags.find(({ forms }) => forms.includes(form) || (/^-v+$/.test(form) && forms.includes("-v")));
    if (!flag) {
      const known = flags.flatMap(({ forms }) => forms);
      problems.push(nameProblem(form, command, known));
      continue;
    }
    const value = joined ?? words[at + 1];
    const problem = valueProblem(flag, form, value);
    if (problem) problems.push(problem);
    if (flag.values !== undefined && joined === undefined) at++;
  }
  return problems;
};

/** What is wrong with a call of the toolkit's command line. A subcommand of the Rust or of the Python program will do. */
export const cliProblems = (program: string, words: readonly string[], toolkit: ToolkitNames): Problem[] => {
  const global = flagsOf(program, toolkit, program);
  const first = words.findIndex((word) => !word.startsWith("-"));
  const before = first === -1 ? words : words.slice(0, first);
  const globals = flagProblems(before, global, program);
  if (first === -1) return globals;
  const [one = "", two = ""] = words.slice(first);
  for (const [name, length] of [
    [`${one} ${two}`, 2],
    [one, 1],
  ] as const) {
    const rest = words.slice(first + length);
    if (toolkit.find(program, name, program)?.kind === "command") {
      const own = flagsOf(`${program} ${name}`, toolkit, program);
      return [...globals, ...flagProblems(rest, [...own, ...global], `${program} ${name}`)];
    }
    if (toolkit.find(`${program} (Python)`, name, program))
      return [...globals, ...flagProblems(rest, [], `${program} ${name}`)];
  }
  const known = [program, `${program} (Python)`].flatMap((parent) => toolkit.names(parent, program));
  const commands = known.filter((name) => !name.startsWith("-"));
  return [...globals, nameProblem(one, `The command line of ${program}`, commands)];
};
