import { readFileSync } from "node:fs";

import type * as Twoslash from "twoslash";
import type TypeScript from "typescript";

import type { Diagnostic } from "../../diagnostics/diagnostic";
import type * as ScriptOptions from "./script-options";
import { scriptDeclarations } from "./script-declarations";

/** What the compiler knows about a name in a script. */
export interface ScriptType {
  /** Offset in the script. */
  start: number;
  length: number;
  /** Like `const xml: string`. */
  text: string;
}

/** A problem in a script; `line` counts from 0. */
export interface TypeDiagnostic extends Diagnostic {
  line: number;
}

/** Types that don't help readers of the samples. */
const isKnown = (text: string): boolean => /^(?:namespace console|\(method\) Console\.)/.test(text);

type Twoslasher = (code: string) => Twoslash.TwoslashReturn;

const makeTwoslasher = (): Twoslasher => {
  // The compiler loads slowly, and most runs don't need it.
  /* eslint-disable @typescript-eslint/no-require-imports */
  const ts = require("typescript") as typeof TypeScript;
  const { createTwoslasher } = require("twoslash") as typeof Twoslash;
  const { scriptOptions } = require("./script-options") as typeof ScriptOptions;
  /* eslint-enable */
  const twoslash = createTwoslasher({
    vfsRoot: process.cwd(),
    extraFiles: { "ddex-parser.d.ts": readFileSync(scriptDeclarations, "utf8") },
    compilerOptions: {
      ...scriptOptions,
      strict: true,
      // Treat each script as a module, whatever the project is.
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
    },
    handbookOptions: { noErrorValidation: true },
  });
  return (code) => twoslash(code, "ts");
};

let twoslasher: Twoslasher | undefined;

/** The types of a script's names, in order; or why there are none. */
export const readTypes = (code: string): ScriptType[] | TypeDiagnostic => {
  twoslasher ??= makeTwoslasher();
  const { code: read, errors, hovers } = twoslasher(code);
  const [error] = errors;
  if (error)
    return {
      line: error.line,
      message: `TypeScript says (TS${error.code}): ${error.text.replace(/[.?]$/, "")}`,
      remedy: "Correct the code, or remove twoslash from the fence.",
    };
  if (read !== code)
    return {
      line: 0,
      message: "A comment of the code is one of twoslash's own words",
      remedy: "Write the comment otherwise: the code is shown as it stands in the fence.",
    };
  return hovers
    .filter(({ text }) => !isKnown(text))
    .map(({ start, length, text }) => ({ start, length, text: text.replace(/\nimport .*$/s, "") }));
};
