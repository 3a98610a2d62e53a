import type { CodeFacts } from "./code-facts";
import { buildInRust, readInRust } from "./rust-code";
import { buildInPython, buildInTypeScript, readInPython, readInTypeScript } from "./script-code";

export type CodeLanguage = "typescript" | "python" | "rust";

const program = (
  task: "read" | "build",
  language: CodeLanguage,
  file: string,
  called: string,
  write: (facts: CodeFacts) => string,
) => ({
  language,
  task,
  /** The id of the function it calls, in the toolkit's data. */
  symbol: `ddex-${task === "read" ? "parser" : "builder"}.${language}.${called}`,
  file,
  write,
});

/** Programs that do what the playground does with the open message, as far as the toolkit supports it. */
export const toolkitCode = [
  program("read", "typescript", "read.mts", "DdexParser.parseSync", readInTypeScript),
  program("read", "python", "read.py", "DDEXParser.parse", readInPython),
  program("read", "rust", "src/main.rs", "DDEXParser.stream_with_version_detection", readInRust),
  program("build", "typescript", "build.mts", "DdexBuilder.build", buildInTypeScript),
  program("build", "python", "build.py", "DdexBuilder.build", buildInPython),
  program("build", "rust", "src/main.rs", "DDEXBuilder.build", buildInRust),
];
