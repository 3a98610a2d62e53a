import type { Diagnostic } from "../../../../diagnostics/diagnostic";
import { type KnownSymbol, nameDiagnostic } from "../../names/toolkit-names";
import type { PageFiles } from "./page-files";
import { countDiagnostic, type Option, type ParsedWords, parseWords } from "./parse-words";

/** The situation in which a command is called. */
export interface Surroundings {
  files: PageFiles;
  isFed: boolean;
}

interface Flag {
  symbol: KnownSymbol;
  forms: string[];
  /** Values it accepts; undefined for a switch. */
  values?: string;
}

/** Returns the commands and flags of a program or command that a user can reach. */
const membersOf = (parent: string, symbols: readonly KnownSymbol[], pack: string): KnownSymbol[] =>
  symbols.filter(
    (symbol) =>
      symbol.language === "cli" &&
      symbol.package === pack &&
      symbol.parent === parent &&
      symbol.status !== "unavailable",
  );

const flagsOf = (parent: string, symbols: readonly KnownSymbol[], pack: string): Flag[] =>
  membersOf(parent, symbols, pack)
    .filter(({ kind }) => kind === "flag")
    .map((symbol) => {
      // Like "-f, --format <json|yaml>".
      const [, values = "count"] = /<([^>]+)>/.exec(symbol.signature) ?? [];
      const forms = symbol.signature.match(/(?<![\w<|])--?[a-zA-Z][\w-]*/g) ?? [];
      return { symbol, forms, values: /^count$/i.test(values) ? undefined : values };
    });

const NUMBERS = new Set(["N", "MS", "MB", "PORT", "SECONDS"]);

const valueDiagnostics = (form: string, type = "", value = ""): Diagnostic[] => {
  const choices = type.split("|");
  if (choices.length > 1 && !choices.includes(value))
    return [{ message: `"${value}" isn't a value of ${form}`, remedy: `Write one of ${choices.join(", ")}.` }];
  return NUMBERS.has(type) && !/^\d+$/.test(value)
    ? [{ message: `"${value}" isn't a number, which ${form} needs`, remedy: "Write a whole number." }]
    : [];
};

const asksForHelp = (options: readonly Option[]): boolean =>
  options.some(({ form }) => form === "-h" || form === "--help");

const optionDiagnostics = (options: readonly Option[], flags: readonly Flag[], command: string): Diagnostic[] => {
  const usedOptions = options.map((option) => ({
    ...option,
    flag: flags.find(({ forms }) => forms.includes(option.form))!,
  }));
  const wrong = usedOptions.flatMap(({ form, value, flag }) =>
    value === undefined ? [] : valueDiagnostics(form, flag.values, value),
  );
  if (asksForHelp(options)) return wrong;
  for (const flag of flags)
    if (flag.symbol.params.some(({ required }) => required) && usedOptions.every((option) => option.flag !== flag))
      wrong.push({ message: `${command} has no ${flag.symbol.name}`, remedy: `Add ${flag.symbol.signature}.` });
  return wrong;
};

/** Returns a command's arguments without a flag, which have upper-case names. */
const wordDiagnostics = ({ params, signature, name }: KnownSymbol, words: readonly string[]): Diagnostic[] => {
  const named = params.filter((param) => /^[A-Z]/.test(param.name));
  const least = named.filter(({ required }) => required).length;
  const most = signature.includes("...") ? Infinity : named.length;
  const names = named.map((param) => param.name).join(" and ") || "no arguments";
  return [
    ...countDiagnostic(name, words, least, most, names),
    ...named.slice(0, words.length).flatMap((param, index) => valueDiagnostics(param.name, param.type, words[index])),
  ];
};

const inputDiagnostics = (
  { name, params }: KnownSymbol,
  { words, options }: ParsedWords,
  flags: readonly Flag[],
  { files, isFed }: Surroundings,
): Diagnostic[] => {
  const input = flags.find(({ symbol }) => symbol.name === "--input");
  const inputOptions = options.filter(({ form }) => input?.forms.includes(form));
  const named = params.some((param) => /^FILES?\d?$/.test(param.name)) ? words : [];
  const mayRead = [...params.filter((param) => param.name === "FILE"), ...(input?.symbol.params ?? [])];
  const nothing =
    mayRead.some(({ required }) => !required) && !isFed && inputOptions.length === 0 && named.length === 0;
  const remedy = "Name a file, or write to its input.";
  return [
    ...(nothing ? [{ message: `${name} is given nothing to read`, remedy }] : []),
    ...files.diagnostics([...named, ...inputOptions.flatMap(({ value }) => value ?? [])]),
  ];
};

const parseArguments = (
  command: string,
  words: readonly string[],
  flags: readonly Flag[],
  stops = false,
): ParsedWords => {
  const known = new Map(flags.flatMap(({ forms, values }) => forms.map((form) => [form, values !== undefined])));
  const unknown = (form: string): Diagnostic => nameDiagnostic(form, command, [...known.keys()]);
  return parseWords(command, words, known, { stops, unknown });
};

/** Returns problems with a call of the toolkit's command line: the Rust or Python program must have the subcommand. */
export const cliDiagnostics = (
  program: string,
  words: readonly string[],
  symbols: readonly KnownSymbol[],
  surroundings: Surroundings,
): Diagnostic[] => {
  const global = flagsOf(program, symbols, program);
  const first = parseArguments(program, words, global, true);
  const before = [...first.diagnostics, ...optionDiagnostics(first.options, global, program)];
  const [name] = first.words;
  if (name === undefined) return before.length > 0 || words.length > 0 ? before : countDiagnostic(program, [], 1, 1);
  const members = [program, `${program} (Python)`].map((parent) => membersOf(parent, symbols, program));
  const named = (symbol: KnownSymbol): boolean =>
    symbol.name === first.words.slice(0, symbol.name.split(" ").length).join(" ");
  const command = members
    .flatMap((group) => group.toSorted((a, b) => b.name.length - a.name.length))
    .find((symbol) => symbol.kind === "command" && named(symbol));
  if (!command) {
    const commands = new Set(members.flat().flatMap((symbol) => (symbol.name.startsWith("-") ? [] : symbol.name)));
    return [...before, nameDiagnostic(name, `The command line of ${program}`, [...commands])];
  }
  const full = `${program} ${command.name}`;
  const flags = command.parent === program ? [...flagsOf(full, symbols, program), ...global] : [];
  const call = parseArguments(full, first.words.slice(command.name.split(" ").length), flags);
  const outputs = call.options.filter(({ form }) => /^(?:-o|--output|--report)$/.test(form));
  surroundings.files.make(...outputs.flatMap(({ value }) => value ?? []));
  return [
    ...before,
    ...call.diagnostics,
    ...optionDiagnostics(call.options, flags, full),
    ...(asksForHelp(call.options)
      ? []
      : [...wordDiagnostics(command, call.words), ...inputDiagnostics(command, call, flags, surroundings)]),
  ];
};
