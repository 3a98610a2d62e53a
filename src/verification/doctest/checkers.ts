import { checkBash } from "./languages/bash/check-bash";
import { checkCsv } from "./languages/csv/check-csv";
import { dataChecker } from "./languages/data/data-checker";
import { pythonChecker } from "./languages/python/python-checker";
import { rustChecker } from "./languages/rust/rust-checker";
import { scriptChecker } from "./languages/scripts/script-checker";
import { xmlChecker } from "./languages/xml/xml-checker";
import { type Checker, codeChecker } from "./samples/checker";

/** The checkers for samples, by language. */
export const checkers: readonly Checker[] = [
  scriptChecker,
  pythonChecker,
  rustChecker,
  codeChecker("bash", checkBash),
  dataChecker,
  codeChecker("csv", ({ program }) => checkCsv(program.code)),
  xmlChecker,
];
