import { checkBash } from "./languages/bash/check-bash";
import { checkDiff } from "./languages/data/check-diff";
import { checkJson } from "./languages/data/check-json";
import { checkToml } from "./languages/data/check-toml";
import { checkXml } from "./languages/data/check-xml";
import { checkYaml } from "./languages/data/check-yaml";
import { pythonChecker } from "./languages/python/python-checker";
import { checkRust } from "./languages/rust/check-rust";
import { scriptChecker } from "./languages/scripts/script-checker";
import { toolkitNames } from "./names/toolkit-names";
import type { Checker } from "./samples/checker";
import { codeChecker } from "./samples/code-checker";

/** What checks the samples, by language. */
export const checkers: readonly Checker[] = [
  scriptChecker,
  pythonChecker,
  codeChecker("rust", "parsed", (code, symbols) => checkRust(code, toolkitNames(symbols, "rust"))),
  codeChecker("bash", "parsed", (code, symbols) => checkBash(code, toolkitNames(symbols, "cli"))),
  codeChecker("json", "parsed", checkJson),
  codeChecker("yaml", "parsed", checkYaml),
  codeChecker("toml", "parsed", checkToml),
  codeChecker("xml", "parsed", checkXml),
  codeChecker("diff", "parsed", checkDiff),
];
