import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

import type * as Twoslash from "twoslash";
import type TypeScript from "typescript";

import { dependencies, devDependencies } from "../../../package.json";
import { dataPaths, scriptDeclarations } from "../../config/content";
import type { Diagnostic } from "../../diagnostics/diagnostic";

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

/** Types that don't help readers of the samples. */
const isKnown = (text: string): boolean => /^(?:namespace console|\(method\) Console\.)/.test(text);

/** Compiler options for every script in the samples. */
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

/** For scripts whose types aren't in content yet: in node_modules, where Gatsby's clean command doesn't delete it. */
const FOLDER = "node_modules/.cache/script-types";

const READ_BY = [
  dependencies.typescript,
  dependencies.twoslash,
  devDependencies["@types/node"],
  dependencies["ddex-builder"],
];

/** Changes with everything that the types in a script depend on. */
export const keyOfTypes = (code: string): string =>
  createHash("sha1")
    .update(JSON.stringify([code, READ_BY, readFileSync(scriptDeclarations, "utf8")]))
    .digest("hex");

type Kept = Readonly<Record<string, ScriptType[]>>;

let kept: Kept | undefined;

/** The result of `readTypes`, computed once per script; `npm run types:read` stores those of all samples in content. */
export const keptTypes = (code: string): ScriptType[] | TypeDiagnostic => {
  const key = keyOfTypes(code);
  kept ??= JSON.parse(readFileSync(dataPaths().scriptTypes, "utf8")) as Kept;
  if (kept[key]) return kept[key];
  const file = path.join(FOLDER, `${key}.json`);
  if (existsSync(file)) return JSON.parse(readFileSync(file, "utf8")) as ScriptType[];
  const types = readTypes(code);
  if (!Array.isArray(types)) return types;
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(file, JSON.stringify(types));
  return types;
};
