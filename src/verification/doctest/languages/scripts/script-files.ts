import { filesNamedIn } from "../../samples/files-named-in";
import type { Program } from "../../samples/sample";
import { languageOf } from "../../samples/to-programs";
import { builderDiagnostic } from "./builder-diagnostic";

const scriptLanguages: readonly string[] = ["typescript", "javascript"];

export const isScript = (program: { language: string }): boolean => scriptLanguages.includes(languageOf(program));

/** File name of a script after compilation to JavaScript. */
export const compiledName = (name: string): string => name.replace(/\.([cm]?)tsx?$/, ".$1js");

/** The page's other blocks whose files a script names, directly or through others, compiled or not. */
export const filesNamedBy = (program: Program, page: readonly Program[]): Program[] =>
  filesNamedIn(program, program.code, page, (file) => [file, compiledName(file)]);

const imports = (name: string): RegExp => new RegExp(`(?:from|import|require\\()\\s*['"]${name}['"]`);

/** Packages that a script may import but that don't run on this machine. */
const notRunning = (): string[] => ["ddex-parser", ...(builderDiagnostic() === undefined ? [] : ["ddex-builder"])];

/** Is the script run? Yes, if it uses ddex-builder or its output is shown, and everything it needs is available. */
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
