import { buildInRust, readInRust } from "./rust-code";
import { buildInPython, buildInTypeScript, readInPython, readInTypeScript } from "./script-code";

/** Programs that do what the playground does with the open message, as far as the toolkit supports it, and what they call. */
const programs = [
  ["read", "typescript", "read.mts", "ddex-parser.typescript.DdexParser.parseSync", readInTypeScript],
  ["read", "python", "read.py", "ddex-parser.python.DDEXParser.parse", readInPython],
  ["read", "rust", "src/main.rs", "ddex-parser.rust.DDEXParser.stream_with_version_detection", readInRust],
  ["build", "typescript", "build.mts", "ddex-builder.typescript.DdexBuilder.build", buildInTypeScript],
  ["build", "python", "build.py", "ddex-builder.python.DdexBuilder.build", buildInPython],
  ["build", "rust", "src/main.rs", "ddex-builder.rust.DDEXBuilder.build", buildInRust],
] as const;

export type CodeLanguage = (typeof programs)[number][1];

/** The programs; `symbol` is the id of the called function in the toolkit's data. */
export const toolkitCode = programs.map(([task, language, file, symbol, write]) => ({
  task,
  language,
  file,
  symbol,
  write,
}));
