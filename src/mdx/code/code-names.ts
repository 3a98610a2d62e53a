import type { Root } from "mdast";

import { errorAt, type Source } from "../../diagnostics/diagnostic";
import { nodesOf } from "../nodes/walk";
import { cachedTypes } from "../script-types/infer-types";
import { addFacts, blockFacts, type SymbolName } from "./block-facts";
import { codeLanguages } from "./code-languages";
import { parseCodeMeta } from "./code-meta";

/** Finds the types of names in the blocks that show them. Throws a ContentError for code that doesn't compile. */
export const addTypes = (tree: Root, source: Source): void => {
  for (const node of nodesOf(tree, "code")) {
    if (!parseCodeMeta(node.meta).twoslash) continue;
    const types = cachedTypes(node.value);
    if ("message" in types) throw errorAt(node, source, types, 1 + types.line);
    addFacts(node, { types });
  }
};

/** Returns the names of symbols in code, in order. */
export type FindSymbols = (code: string, language: string) => readonly SymbolName[];

/** Finds the toolkit's symbols in the blocks that don't show types. */
export const addSymbols = (tree: Root, findSymbols: FindSymbols): void => {
  for (const node of nodesOf(tree, "code")) {
    const language = codeLanguages.get(node.lang ?? "")?.id;
    if (language === undefined || blockFacts(node).types) continue;
    const symbols = findSymbols(node.value, language);
    if (symbols.length > 0) addFacts(node, { symbols });
  }
};
