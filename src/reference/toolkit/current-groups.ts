import { existsSync, readFileSync } from "node:fs";

import { contentRoot, dataPaths } from "../../config/content";
import { readGroups } from "./groups";
import type { SymbolGroup } from "./groups";
import type { ToolkitSymbol } from "./symbol";

interface Read {
  raw: string;
  symbols: readonly ToolkitSymbol[];
  groups: readonly SymbolGroup[];
}

const memory = new Map<string, Read>();

/** The current symbol groups of a content root, if any. Made again only if the file or a symbol changed. */
export const currentGroups = (symbols: readonly ToolkitSymbol[], root = contentRoot): readonly SymbolGroup[] => {
  const file = dataPaths(root).groups;
  const raw = existsSync(file) ? readFileSync(file, "utf8") : "{}";
  const known = memory.get(root);
  if (known?.raw === raw && known.symbols === symbols) return known.groups;
  const groups = readGroups(raw, file, symbols);
  memory.set(root, { raw, symbols, groups });
  return groups;
};
