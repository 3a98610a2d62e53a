import { readFileSync } from "node:fs";
import path from "node:path";

import type { ToolkitLanguage } from "../../config/toolkit";
import { parseSymbols, toolkitFiles } from "../../reference/toolkit/current-symbols";
import type { ToolkitSymbol } from "../../reference/toolkit/symbol";

/**
 * Returns the toolkit's symbols of one language; the files of all languages take a second to read in each test file.
 */
export const symbolsOf = (language: ToolkitLanguage): ToolkitSymbol[] =>
  toolkitFiles()
    .filter((file) => path.basename(file, ".yaml") === language)
    .flatMap((file) => parseSymbols(readFileSync(file, "utf8"), file));
