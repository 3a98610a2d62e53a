import { checkBash } from "./languages/bash/check-bash";
import { checkDiff } from "./languages/data/check-diff";
import { dataChecker } from "./languages/data/data-checker";
import { checkPython } from "./languages/python/check-python";
import { checkRust } from "./languages/rust/check-rust";
import { scriptChecker } from "./languages/scripts/script-checker";
import { checkToml } from "./languages/toml/check-toml";
import { xmlChecker } from "./languages/xml/xml-checker";
import { toolkitNames } from "./names/toolkit-names";
import type { Checker } from "./samples/checker";
import { codeChecker } from "./samples/code-checker";

/** What checks the samples, by language. */
export const checkers: readonly Checker[] = [
  scriptChecker,
  codeChecker("python", "parsed", (code, symbols) => checkPython(code, toolkitNames(symbols, "python"))),
  codeChecker("rust", "parsed", (code, symbols) => checkRust(code, toolkitNames(symbols, "rust"))),
  codeChecker("bash", "validated", (_code, symbols, { program, page }) =>
    checkBash(program, page, toolkitNames(symbols, "cli")),
  ),
  dataChecker,
  codeChecker("toml", "validated", (_code, _symbols, { program }) => checkToml(program)),
  xmlChecker,
  codeChecker("diff", "parsed", checkDiff),
];
