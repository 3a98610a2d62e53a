import { parseArgs } from "node:util";

import { type AdviceKind, TARGET_VERSIONS, type TargetVersion } from "../src";

/** A wrong use of the command line; the message says what to do. */
export class UsageError extends Error {}

/** The formats of each command's result; the first is the default. */
const FORMATS = {
  check: ["text", "json", "junit", "csv", "svrl", "html"],
  fix: ["text", "json", "junit", "csv", "svrl", "html"],
  convert: ["text", "json", "csv"],
  compare: ["text", "json", "csv"],
  tracks: ["csv", "json", "text"],
} as const;

export type Command = keyof typeof FORMATS;
export type Format = (typeof FORMATS)[Command][number];

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
}

export const HELP = `Checks, fixes, converts and compares ERN messages, as the playground does.

npx tsx packages/ern/cli/cli.ts check FILE…      what is wrong in messages
npx tsx packages/ern/cli/cli.ts fix FILE…        makes every fix that changes no value, then checks again
npx tsx packages/ern/cli/cli.ts convert FILE…    to ERN 4.3.2, with what became of each element
npx tsx packages/ern/cli/cli.ts compare OLD NEW  what two messages say differently
npx tsx packages/ern/cli/cli.ts tracks FILE…     the table of tracks

FILE is a message, a folder, a ZIP, a pattern in quotes such as "out/**/*.xml", or - for standard input. A folder or a
ZIP stands for all .xml files in it.

--schema PATH    for check and fix: also validate against this schema, a file with those that it includes, a folder
                 or a ZIP; can be repeated
--rules FILE     for check and fix: also check the rules of this Schematron file; can be repeated
--format NAME    check, fix: text, json, junit, csv, svrl or html; convert, compare: text, json or csv;
                 tracks: csv, json or text
--output PATH    for fix and convert: write the message to this file, or the messages to this folder;
                 for other commands: write the result to this file
--to VERSION     for convert: the version to convert to, ${TARGET_VERSIONS.join(" (the default) or ")}
--write          for fix: write each message back to its file
--no-profile     for check and fix: don't check the rules of the release profile that a message names
--hints          for check and fix: also list what is allowed, but not good practice
--errors-only    for check and fix: neither list nor count anything but errors
--help           print this text

Exit code 0: nothing was found. 1: problems are left, parts are to be decided, or messages differ.
2: wrong use, a file that can't be read or converted, or a schema or rules that can't be used.
`;

const isCommand = (name: string | undefined): name is Command => name !== undefined && Object.hasOwn(FORMATS, name);

const toFormat = (command: Command, name?: string): Format => {
  const formats: readonly Format[] = FORMATS[command];
  const format = name === undefined ? formats[0] : formats.find((each) => each === name);
  if (format) return format;
  throw new UsageError(`The formats of ${command} are ${formats.join(", ")}; ${name} isn't one.`);
};

const toTarget = (to: string | undefined): TargetVersion => {
  const version = to === undefined ? TARGET_VERSIONS[0] : TARGET_VERSIONS.find((each) => each === to);
  if (version) return version;
  throw new UsageError(`Messages are converted to ${TARGET_VERSIONS.join(" or ")}; ${to} isn't one.`);
};

const parse = (args: readonly string[]) => {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        schema: { type: "string", multiple: true, default: [] },
        rules: { type: "string", multiple: true, default: [] },
        format: { type: "string" },
        output: { type: "string" },
        to: { type: "string" },
        write: { type: "boolean", default: false },
        "no-profile": { type: "boolean", default: false },
        hints: { type: "boolean", default: false },
        "errors-only": { type: "boolean", default: false },
        help: { type: "boolean", default: false },
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
};

const refuse = (isWrong: boolean, message: string): void => {
  if (isWrong) throw new UsageError(message);
};

/** Reads the arguments; null if the help is asked for. Throws a `UsageError`. */
export const toOptions = (args: readonly string[]): Options | null => {
  const { values, positionals } = parse(args);
  if (values.help) return null;
  const [command, ...paths] = positionals;
  if (!isCommand(command)) throw new UsageError(`Say what to do first: ${Object.keys(FORMATS).join(", ")}.`);
  const { output, to, write, schema, rules, hints, "no-profile": noProfile, "errors-only": errorsOnly } = values;
  const checks = command === "check" || command === "fix";
  const schemas = [...schema, ...rules];
  refuse(paths.length === 0, `Name the messages to ${command}; - is standard input.`);
  refuse(command === "compare" && paths.length !== 2, "Name two messages to compare: the old one, then the new one.");
  refuse(write && command !== "fix", `${command} changes no file; --write is for fix.`);
  refuse(write && output !== undefined, "Give --write or --output, not both.");
  refuse(to !== undefined && command !== "convert", `--to is for convert, not for ${command}.`);
  refuse(!checks && schemas.length > 0, `--schema and --rules are for check and fix, not for ${command}.`);
  refuse(!checks && errorsOnly, `--errors-only is for check and fix, not for ${command}.`);
  refuse(!checks && (noProfile || hints), `--no-profile and --hints are for check and fix, not for ${command}.`);
  const asked = { profile: !noProfile, hint: hints };
  const advice = (["profile", "hint"] as const).filter((kind) => asked[kind] && !errorsOnly);
  const format = toFormat(command, values.format);
  return { command, paths, schemas, format, output, to: toTarget(to), write, errorsOnly, advice };
};
