import { filesNamedIn } from "../../samples/files-named-in";
import type { Program } from "../../samples/sample";
import { languageOf } from "../../samples/to-programs";
import { builderDiagnostic } from "./builder-diagnostic";

const scriptLanguages: readonly string[] = ["typescript", "javascript"];

export const isScript = (program: { language: string }): boolean => scriptLanguages.includes(languageOf(program));

/** Name of a script's file once it is JavaScript. */
export const compiledName = (name: string): string => name.replace(/\.([cm]?)tsx?$/, ".$1js");

/** The other blocks of the page whose files a script names, as they are or compiled, those that they name included. */
export const filesNamedBy = (program: Program, page: readonly Program[]): Program[] =>
  filesNamedIn(program, program.code, page, (file) => [file, compiledName(file)]);

const imports = (name: string): RegExp => new RegExp(`(?:from|import|require\\()\\s*['"]${name}['"]`);

/** Packages that a script may import but that do not run on this machine. */
const notRunning = (): string[] => ["ddex-parser", ...(builderDiagnostic() === undefined ? [] : ["ddex-builder"])];

/** Is the script executed? It is when it uses ddex-builder or its output is shown, and all it needs can be had. */
export const isExecuted = (
  program: Program,
  named: readonly Program[],
  hasOutput: boolean,
  missing = notRunning(),
): boolean => {
  const codes = [program, ...named.filter(isScript)].map(({ code }) => code);
  if (codes.some((code) => missing.some((name) => imports(name).test(code)))) return false;
  return hasOutput || codes.some((code) => imports("ddex-builder").test(code));
};
