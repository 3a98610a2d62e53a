import { existsSync, readFileSync } from "node:fs";

import { toolkitGroupsFile } from "../config/content";
import { readGroups } from "./groups";
import type { SymbolGroup } from "./groups";
import type { ToolkitSymbol } from "./symbol";

let memory: { raw: string; symbols: readonly ToolkitSymbol[]; groups: readonly SymbolGroup[] } | undefined;

/** The groups of symbols as their file is now, none without it; made again only when it or a symbol has changed. */
export const currentGroups = (symbols: readonly ToolkitSymbol[]): readonly SymbolGroup[] => {
  const raw = existsSync(toolkitGroupsFile) ? readFileSync(toolkitGroupsFile, "utf8") : "{}";
  if (memory?.raw !== raw || memory.symbols !== symbols)
    memory = { raw, symbols, groups: readGroups(raw, toolkitGroupsFile, symbols) };
  return memory.groups;
};
