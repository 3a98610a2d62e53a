import type { Diagnostic } from "../../../../diagnostics/diagnostic";
import { nameDiagnostic } from "../../names/toolkit-names";
import type { ToolkitNames, KnownSymbol } from "../../names/toolkit-names";
import { argumentDiagnostics } from "./check-arguments";
import type { Surroundings } from "./check-arguments";
import { toFlag, valueDiagnostic } from "./cli-flag";
import type { Flag } from "./cli-flag";
import { countDiagnostic, readWords } from "./read-words";
import type { Option, ReadWords } from "./read-words";

const flagsOf = (parent: string, toolkit: ToolkitNames, pack: string): Flag[] =>
  toolkit
    .names(parent, pack)
    .map((name) => toolkit.find(parent, name, pack))
    .filter((symbol): symbol is KnownSymbol => symbol?.kind === "flag")
    .map(toFlag);

/** Is the program part of the toolkit? */
export const isToolkitProgram = (program: string): boolean => program === "ddex-parser" || program === "ddex-builder";

const optionDiagnostics = (options: readonly Option[], flags: readonly Flag[], command: string): Diagnostic[] => {
  const given = new Map<Flag, number>();
  const diagnostics = options.flatMap(({ form, value }): Diagnostic[] => {
    const flag = flags.find(({ forms }) => forms.includes(form))!;
    given.set(flag, (given.get(flag) ?? 0) + 1);
    const diagnostic = flag.values !== undefined && value !== undefined && valueDiagnostic(form, flag.values, value);
    return diagnostic ? [diagnostic] : [];
  });
  for (const [{ symbol }, times] of given)
    if (times > 1 && symbol.name !== "--verbose" && symbol.name !== "--exclude")
      diagnostics.push({ message: `${symbol.name} is given twice`, remedy: "Write it once." });
  if (options.some(({ form }) => ["-h", "--help"].includes(form))) return diagnostics;
  for (const flag of flags)
    if (flag.symbol.params.some(({ required }) => required) && !given.has(flag))
      diagnostics.push({ message: `${command} has no ${flag.symbol.name}`, remedy: `Add ${flag.symbol.signature}.` });
  return diagnostics;
};

/** A command and the words after it. */
interface Call {
  command: KnownSymbol;
  rest: readonly string[];
}

const findCall = (program: string, words: readonly string[], toolkit: ToolkitNames): Call | undefined => {
  for (const parent of [program, `${program} (Python)`])
    for (const length of [2, 1]) {
      const command = toolkit.find(parent, words.slice(0, length).join(" "), program);
      if (command?.kind === "command" && command.status !== "unavailable")
        return { command, rest: words.slice(length) };
    }
  return undefined;
};

/** Separates a command's options from its other words. */
const read = (command: string, words: readonly string[], flags: readonly Flag[], stops = false): ReadWords => {
  const forms = flags.flatMap((flag) => flag.forms);
  const valued = flags.flatMap((flag) => (flag.values === undefined ? [] : flag.forms));
  const unknown = (form: string): Diagnostic => nameDiagnostic(form, command, forms);
  return readWords(command, words, { flags: forms, valued, stops, unknown });
};

/** Problems with a call of the toolkit's command line. The subcommand must exist in the Rust or the Python program. */
export const cliDiagnostics = (
  program: string,
  words: readonly string[],
  toolkit: ToolkitNames,
  around: Surroundings,
): Diagnostic[] => {
  const global = flagsOf(program, toolkit, program);
  const first = read(program, words, global, true);
  const before = [...first.diagnostics, ...optionDiagnostics(first.options, global, program)];
  const [name] = first.words;
  if (name === undefined) return before.length > 0 || words.length > 0 ? before : countDiagnostic(program, [], [1, 1]);
  const call = findCall(program, first.words, toolkit);
  if (!call) {
    const known = [program, `${program} (Python)`].flatMap((parent) => toolkit.names(parent, program));
    const commands = known.filter((one) => !one.startsWith("-"));
    return [...before, nameDiagnostic(name, `The command line of ${program}`, commands)];
  }
  const { command, rest } = call;
  const full = `${program} ${command.name}`;
  const flags = command.parent === program ? [...flagsOf(full, toolkit, program), ...global] : [];
  const own = read(full, rest, flags);
  return [
    ...before,
    ...own.diagnostics,
    ...optionDiagnostics(own.options, flags, full),
    ...argumentDiagnostics(command, own, flags, around),
  ];
};
