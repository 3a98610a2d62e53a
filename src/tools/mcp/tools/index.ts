import type { Tool } from "./tool";
import { checkErnTool } from "./check-ern-tool";
import { explainError } from "./explain-error";
import { listSymbols } from "./list-symbols";
import { readPage } from "./read-page";
import { readSymbol } from "./read-symbol";
import { search } from "./search";

export const tools: readonly Tool[] = [search, readPage, listSymbols, readSymbol, explainError, checkErnTool];
