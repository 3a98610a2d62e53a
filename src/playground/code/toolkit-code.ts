import type { CodeFacts } from "./code-facts";
import { buildInPython, readInPython } from "./python-code";
import { buildInRust, readInRust } from "./rust-code";
import { buildInTypeScript, readInTypeScript } from "./typescript-code";

export type CodeLanguage = "typescript" | "python" | "rust";

interface ToolkitCode {
  language: CodeLanguage;
  task: "read" | "build";
  /** The id of the function it calls, in the toolkit's data. */
  symbol: string;
  file: string;
  write: (facts: CodeFacts) => string;
}

/** Programs that do what the playground does with the open message, as far as the toolkit supports it. */
export const toolkitCode: readonly ToolkitCode[] = [
  {
    language: "typescript",
    task: "read",
    symbol: "ddex-parser.typescript.DdexParser.parseSync",
    file: "read.mts",
    write: readInTypeScript,
  },
  {
    language: "python",
    task: "read",
    symbol: "ddex-parser.python.DDEXParser.parse",
    file: "read.py",
    write: readInPython,
  },
  {
    language: "rust",
    task: "read",
    symbol: "ddex-parser.rust.DDEXParser.stream_with_version_detection",
    file: "src/main.rs",
    write: readInRust,
  },
  {
    language: "typescript",
    task: "build",
    symbol: "ddex-builder.typescript.DdexBuilder.build",
    file: "build.mts",
    write: buildInTypeScript,
  },
  {
    language: "python",
    task: "build",
    symbol: "ddex-builder.python.DdexBuilder.build",
    file: "build.py",
    write: buildInPython,
  },
  {
    language: "rust",
    task: "build",
    symbol: "ddex-builder.rust.DDEXBuilder.build",
    file: "src/main.rs",
    write: buildInRust,
  },
];
