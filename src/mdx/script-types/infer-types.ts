import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

import type * as Twoslash from "twoslash";
import type TypeScript from "typescript";

import { dependencies, devDependencies } from "../../../package.json";
import { dataPaths, scriptDeclarations } from "../../config/content";
import { type Diagnostic, toDiagnostic } from "../../diagnostics/diagnostic";

/** What the compiler knows about a name in a script. */
export interface ScriptType {
  start: number;
  length: number;
  /** Like `const xml: string`. */
  text: string;
}

/** A problem in a script; `line` counts from 0. */
export interface TypeDiagnostic extends Diagnostic {
  line: number;
}

/** Returns compiler options for every script in the samples. */
export const scriptOptions = (ts: typeof TypeScript): TypeScript.CompilerOptions => ({
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  moduleDetection: ts.ModuleDetectionKind.Force,
  jsx: ts.JsxEmit.ReactJSX,
  skipLibCheck: true,
  noEmit: true,
  types: ["node"],
});

type Twoslasher = (code: string) => Twoslash.TwoslashReturn;

const makeTwoslasher = (): Twoslasher => {
  // The compiler loads slowly, and most runs don't need it.
  /* eslint-disable @typescript-eslint/no-require-imports */
  const ts = require("typescript") as typeof TypeScript;
  const { createTwoslasher } = require("twoslash") as typeof Twoslash;
  /* eslint-enable */
  const twoslash = createTwoslasher({
    vfsRoot: process.cwd(),
    extraFiles: { "ddex-parser.d.ts": readFileSync(scriptDeclarations, "utf8") },
    compilerOptions: {
      ...scriptOptions(ts),
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

/** Returns the types of a script's names, in order; or why there are none. */
export const inferTypes = (code: string): ScriptType[] | TypeDiagnostic => {
  twoslasher ??= makeTwoslasher();
  const { code: read, errors, hovers } = twoslasher(code);
  const [error] = errors;
  if (error)
    return {
      line: error.line,
      ...toDiagnostic("script-error", { code: error.code, text: error.text.replace(/[.?]$/, "") }),
    };
  if (read !== code) return { line: 0, ...toDiagnostic("script-word") };
  // Types of the console don't help readers of the samples.
  return hovers
    .filter(({ text }) => !/^(?:namespace console|\(method\) Console\.)/.test(text))
    .map(({ start, length, text }) => ({ start, length, text: text.replace(/\nimport .*$/s, "") }));
};

const READ_BY = [
  dependencies.typescript,
  dependencies.twoslash,
  devDependencies["@types/node"],
  dependencies["ddex-builder"],
];

/** Changes with everything that the types in a script depend on. */
export const typesKey = (code: string): string =>
  createHash("sha1")
    .update(JSON.stringify([code, READ_BY, readFileSync(scriptDeclarations, "utf8")]))
    .digest("hex");

let kept: Record<string, ScriptType[]> | undefined;

/** Returns the result of `inferTypes`, once per script; `npm run types:read` stores those of all samples. */
export const cachedTypes = (code: string): ScriptType[] | TypeDiagnostic => {
  kept ??= JSON.parse(readFileSync(dataPaths().scriptTypes, "utf8")) as Record<string, ScriptType[]>;
  const key = typesKey(code);
  const types = kept[key] ?? inferTypes(code);
  if (Array.isArray(types)) kept[key] = types;
  return types;
};
