import { isFileName } from "../../samples/file-name-of";
import type { Program } from "../../samples/sample";
import { languageOf } from "../../samples/to-programs";
import { builderProblem } from "./builder-problem";

const scriptLanguages: readonly string[] = ["typescript", "javascript"];

export const isScript = (program: { language: string }): boolean => scriptLanguages.includes(languageOf(program));

/** Name of a script's file once it is JavaScript. */
export const compiledName = (name: string): string => name.replace(/\.([cm]?)tsx?$/, ".$1js");

const names = (code: string, file: string): boolean => [file, compiledName(file)].some((name) => code.includes(name));

/** The other blocks of the page whose files a program names, those that they name included. */
export const filesNamedBy = (program: Program, page: readonly Program[]): Program[] => {
  const found = new Set<Program>();
  const collect = (code: string): void => {
    for (const other of page) {
      if (other === program || found.has(other) || !isFileName(other.title) || !names(code, other.title)) continue;
      found.add(other);
      collect(other.code);
    }
  };
  collect(program.code);
  return [...found];
};

const imports = (name: string): RegExp => new RegExp(`(?:from|import|require\\()\\s*['"]${name}['"]`);

/** Packages that a script may import but that do not run on this machine. */
const notRunning = (): string[] => ["ddex-parser", ...(builderProblem() === undefined ? [] : ["ddex-builder"])];

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
