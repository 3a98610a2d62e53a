import { checkErnTool } from "./check-ern-tool";
import { ernChangesTool } from "./ern-changes";
import { ernElementTool } from "./ern-element";
import { ernValuesTool } from "./ern-values";
import { explainError } from "./explain-error";
import { listSymbols } from "./list-symbols";
import { readPage } from "./read-page";
import { readSymbol } from "./read-symbol";
import { search } from "./search";
import type { Tool } from "./tool";

export const tools: readonly Tool[] = [
  search,
  readPage,
  listSymbols,
  readSymbol,
  explainError,
  checkErnTool,
  ernElementTool,
  ernValuesTool,
  ernChangesTool,
];
