import { toRustBuilder, toRustReader } from "./rust-code";
import { toPythonBuilder, toPythonReader, toTypeScriptBuilder, toTypeScriptReader } from "./script-code";

/** Programs that do what the playground does with the open message, as far as the toolkit supports it, and what they call. */
const programs = [
  ["read", "typescript", "read.mts", "ddex-parser.typescript.DdexParser.parseSync", toTypeScriptReader],
  ["read", "python", "read.py", "ddex-parser.python.DDEXParser.parse", toPythonReader],
  ["read", "rust", "src/main.rs", "ddex-parser.rust.DDEXParser.stream_with_version_detection", toRustReader],
  ["build", "typescript", "build.mts", "ddex-builder.typescript.DdexBuilder.build", toTypeScriptBuilder],
  ["build", "python", "build.py", "ddex-builder.python.DdexBuilder.build", toPythonBuilder],
  ["build", "rust", "src/main.rs", "ddex-builder.rust.DDEXBuilder.build", toRustBuilder],
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
