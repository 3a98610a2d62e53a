import { parseArgs } from "node:util";

import { type AdviceKind, TARGET_VERSIONS, type TargetVersion } from "../src";

/** A wrong use of the command line; the message says what to do. */
export class UsageError extends Error {}

const REPORTS = ["text", "json", "junit", "csv", "svrl", "html", "sarif", "github"] as const;
const TABLES = ["text", "json", "csv"] as const;

export type Format = (typeof REPORTS)[number];

interface OptionFacts {
  /** What its value is called in the help; none for a switch. */
  value?: string;
  multiple?: true;
  short?: string;
  help: string;
}

const OPTIONS = {
  schema: {
    value: "PATH",
    multiple: true,
    help: "also validate against this schema: a file with those that it includes, a folder or a ZIP; can be repeated",
  },
  rules: { value: "FILE", multiple: true, help: "also check the rules of this Schematron file; can be repeated" },
  "no-profile": { help: "don't check the rules of the release profile that a message names" },
  hints: { help: "also list what is allowed, but not good practice" },
  "errors-only": { help: "list and count errors only" },
  "max-problems": { value: "N", help: "list at most N problems; the exit code and the counts are those of all" },
  fixes: { help: "list the fixes of each problem, as fix --choose takes them" },
  to: { value: "VERSION", help: `the version to convert to: ${TARGET_VERSIONS.join(" (the default) or ")}` },
  base: { value: "URL", help: "addresses in messages that begin with this stand for files in the folder" },
  watch: { help: "check a message again whenever it changes, until you press Ctrl+C" },
  write: { help: "write each message back to its file" },
  choose: {
    value: '"LINE:COLUMN=FIX"',
    multiple: true,
    help: "also make this fix of the problem there, as check --fixes lists it; can be repeated",
  },
  output: { value: "PATH", help: "write to this file, or messages to this folder" },
  format: { value: "NAME", help: "the format of the result" },
  quiet: { help: "print nothing about files without problems, and no progress" },
  help: { short: "h", help: "print this text" },
} satisfies Record<string, OptionFacts>;

type OptionName = keyof typeof OPTIONS;

interface CommandFacts {
  usage: string;
  help: string;
  /** The formats of its result; the first is the default. */
  formats: readonly [Format, ...Format[]];
  options: readonly OptionName[];
}

const CHECKS = ["schema", "rules", "no-profile", "hints", "errors-only"] as const;

const COMMANDS = {
  check: {
    usage: "FILE…",
    help: "what is wrong in messages",
    formats: REPORTS,
    options: [...CHECKS, "max-problems", "fixes", "watch"],
  },
  fix: {
    usage: "FILE…",
    help: "makes every fix that changes no value, then checks again",
    formats: REPORTS,
    options: [...CHECKS, "max-problems", "choose", "write"],
  },
  convert: {
    usage: "FILE…",
    help: `to ERN ${TARGET_VERSIONS[0]}, with what became of each element`,
    formats: TABLES,
    options: ["to"],
  },
  compare: { usage: "OLD NEW", help: "what two messages say differently", formats: TABLES, options: [] },
  tracks: { usage: "FILE…", help: "the table of tracks", formats: ["csv", "json", "text"], options: [] },
  list: {
    usage: "FILE…",
    help: "what messages are: version, type, ids, sender, recipients, numbers of releases and tracks",
    formats: TABLES,
    options: [],
  },
  batch: {
    usage: "FOLDER…",
    help: "whether a delivery is complete: its files, hash sums, names and manifest",
    formats: REPORTS,
    options: ["base", "max-problems"],
  },
} satisfies Record<string, CommandFacts>;

const EVERYWHERE = ["output", "format", "quiet", "help"] as const satisfies readonly OptionName[];

export type Command = keyof typeof COMMANDS;

export interface Options {
  command: Command;
  paths: string[];
  schemas: string[];
  format: Format;
  /** A file or a folder to write to. */
  output?: string;
  /** The version to convert to. */
  to: TargetVersion;
  write: boolean;
  errorsOnly: boolean;
  /** What to check besides the standard. */
  advice: AdviceKind[];
  /** The most problems to list. */
  maxProblems: number;
  withFixes: boolean;
  watch: boolean;
  /** Fixes to make though they aren't certain, as `parseChoice` parses them. */
  choose: string[];
  /** What addresses of files of a delivery begin with. */
  base?: string;
  isQuiet: boolean;
}

/** A question about the program itself. */
export type Question = { ask: "version" } | { ask: "help"; about?: Command };

const isCommand = (name: string | undefined): name is Command => name !== undefined && Object.hasOwn(COMMANDS, name);

const INPUTS = `FILE is a message, a folder, a ZIP, a pattern in quotes such as "out/**/*.xml", or - for standard input. A folder or a
ZIP stands for all .xml files in it.
`;

const EXIT_CODES = `Exit code 0: nothing was found. 1: problems are left, parts are to be decided, or messages differ.
2: wrong use, a file that can't be read or converted, or a schema or rules that can't be used.
`;

/** Formats two columns; lines of the second are broken at 118 characters. */
const formatColumns = (rows: readonly (readonly [string, string])[]): string => {
  const indent = Math.max(...rows.map(([name]) => name.length)) + 2;
  const lines = rows.map(([name, text]) => {
    const broken = text.replace(new RegExp(`(.{1,${118 - indent}})(?: |$)`, "g"), `$1\n${" ".repeat(indent)}`);
    return `${name.padEnd(indent)}${broken.trimEnd()}\n`;
  });
  return lines.join("");
};

/** Formats the help of a command, or of all. */
export const formatHelp = (about?: Command): string => {
  if (!about) {
    const rows = Object.entries(COMMANDS).map(([name, { usage, help }]) => [`ern ${name} ${usage}`, help] as const);
    const more = [
      ["ern help COMMAND", "the options of a command"],
      ["ern --version", "the version"],
    ] as const;
    return `Checks, fixes, converts and compares ERN messages.\n\n${formatColumns([...rows, ...more])}\n${INPUTS}\n${EXIT_CODES}`;
  }
  const { usage, help, formats, options }: CommandFacts = COMMANDS[about];
  const rows = [...options, ...EVERYWHERE].map((name) => {
    const { value, short, help: text }: OptionFacts = OPTIONS[name];
    const written = `${short ? `-${short}, ` : ""}--${name}${value ? ` ${value}` : ""}`;
    return [
      written,
      name === "format" ? `${text}: ${formats.join(", ")}; ${formats[0]} if it isn't given` : text,
    ] as const;
  });
  const inputs = about === "batch" ? "FOLDER is a batch, the folder of one release, or a folder of batches.\n" : INPUTS;
  return `ern ${about} ${usage}: ${help}\n\n${formatColumns(rows)}\n${inputs}\n${EXIT_CODES}`;
};

const parseTarget = (to: string | undefined): TargetVersion => {
  const version = to === undefined ? TARGET_VERSIONS[0] : TARGET_VERSIONS.find((candidate) => candidate === to);
  if (version) return version;
  throw new UsageError(`Messages are converted to ${TARGET_VERSIONS.join(" or ")}; ${to} isn't one.`);
};

const parseArguments = (args: readonly string[]) => {
  const known = Object.entries<OptionFacts>(OPTIONS).map(([name, { value, multiple, short }]) => {
    const type = value === undefined ? ("boolean" as const) : ("string" as const);
    return [name, { type, ...(multiple && { multiple }), ...(short && { short }) }] as const;
  });
  try {
    const options = { ...Object.fromEntries(known), version: { type: "boolean" as const } };
    const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options });
    return { values: values as Partial<Record<OptionName | "version", string | boolean | string[]>>, positionals };
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
};

const refuseIf = (isWrong: boolean, message: string): void => {
  if (isWrong) throw new UsageError(message);
};

const parseFormat = (command: Command, name: string | undefined): Format => {
  const { formats }: CommandFacts = COMMANDS[command];
  const format = name === undefined ? formats[0] : formats.find((known) => known === name);
  if (format) return format;
  throw new UsageError(`The formats of ${command} are ${formats.join(", ")}; ${name} isn't one.`);
};

const parseCount = (text: string | undefined): number => {
  if (text === undefined) return Infinity;
  refuseIf(!/^\d+$/.test(text), `--max-problems is a number of problems; ${text} isn't one.`);
  return Number(text);
};

/** Parses the arguments of the command line. Throws a `UsageError`. */
export const parseOptions = (args: readonly string[]): Options | Question => {
  const { values, positionals } = parseArguments(args);
  if (values.version) return { ask: "version" };
  const [first, ...rest] = positionals;
  const [name, ...paths] = first === "help" ? rest : positionals;
  if (first === "help" || values.help) {
    refuseIf(name !== undefined && !isCommand(name), `There is no command ${name}.`);
    return { ask: "help", ...(isCommand(name) && { about: name }) };
  }
  if (!isCommand(name))
    throw new UsageError(
      `${name === undefined ? "Name a command first" : `There is no command ${name}`}: ${Object.keys(COMMANDS).join(", ")}.`,
    );
  const { options }: CommandFacts = COMMANDS[name];
  const known: readonly string[] = [...options, ...EVERYWHERE];
  for (const option of Object.keys(values))
    refuseIf(!known.includes(option), `${name} has no option --${option}. Its options are --${known.join(", --")}.`);

  const textOf = (option: OptionName) => values[option] as string | undefined;
  const listOf = (option: OptionName) => (values[option] ?? []) as string[];
  const isOn = (option: OptionName) => values[option] === true;
  const format = parseFormat(name, textOf("format"));
  const [output, choose, watch] = [textOf("output"), listOf("choose"), isOn("watch")];
  refuseIf(paths.length === 0, `Name the ${name === "batch" ? "folders" : "messages"} to ${name}.`);
  refuseIf(name === "compare" && paths.length !== 2, "Name two messages to compare: the old one, then the new one.");
  refuseIf(isOn("write") && output !== undefined, "Give --write or --output, not both.");
  refuseIf(choose.length > 0 && paths.length > 1, "Name one message to --choose fixes for.");
  refuseIf(
    watch && (output !== undefined || format !== "text"),
    "--watch prints text; leave out --output and --format.",
  );
  refuseIf(watch && paths.includes("-"), "--watch needs files; standard input doesn't change.");
  const errorsOnly = isOn("errors-only");
  const asked = { profile: !isOn("no-profile"), hint: isOn("hints") };
  const advice = (["profile", "hint"] as const).filter((kind) => asked[kind] && !errorsOnly);
  return {
    command: name,
    paths,
    schemas: [...listOf("schema"), ...listOf("rules")],
    format,
    output,
    to: parseTarget(textOf("to")),
    write: isOn("write"),
    errorsOnly,
    advice,
    maxProblems: parseCount(textOf("max-problems")),
    withFixes: isOn("fixes"),
    watch,
    choose,
    base: textOf("base"),
    isQuiet: isOn("quiet"),
  };
};
