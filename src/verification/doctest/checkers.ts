import { checkBash } from "./languages/bash/check-bash";
import { checkCsv } from "./languages/csv/check-csv";
import { dataChecker } from "./languages/data/data-checker";
import { pythonChecker } from "./languages/python/python-checker";
import { rustChecker } from "./languages/rust/rust-checker";
import { scriptChecker } from "./languages/scripts/script-checker";
import { checkToml } from "./languages/toml/check-toml";
import { xmlChecker } from "./languages/xml/xml-checker";
import { toolkitNames } from "./names/toolkit-names";
import type { Checker } from "./samples/checker";
import { codeChecker } from "./samples/code-checker";
import { sameOnce } from "./samples/same-once";

/** The checkers for samples, by language. */
export const checkers: readonly Checker[] = [
  sameOnce(scriptChecker),
  sameOnce(pythonChecker),
  sameOnce(rustChecker),
  codeChecker("bash", "validated", (_code, symbols, { program, page }) =>
    checkBash(program, page, toolkitNames(symbols, "cli")),
  ),
  dataChecker,
  codeChecker("toml", "validated", (_code, _symbols, { program }) => checkToml(program)),
  codeChecker("csv", "validated", checkCsv),
  xmlChecker,
];
