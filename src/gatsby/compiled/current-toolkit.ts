import type { SymbolDocs } from "../../toolkit/symbol-homes";
import { toolkitReader } from "../../toolkit/toolkit";
import type { Toolkit } from "../../toolkit/toolkit";
import { toolkitWords } from "../../toolkit/words";
import { listedSymbols } from "../../toolkit/words/listed-symbols";
import { fileOfDoc, routeOfDoc } from "../places/docs-place";

/** What the toolkit is told of the site's docs. */
export const symbolDocs: SymbolDocs = {
  fileOf: fileOfDoc,
  routeOf: routeOfDoc,
  listed: (tree, symbols) => listedSymbols(tree, symbols, toolkitWords(currentToolkit)),
};

/** The toolkit as its files and the docs are now. */
export const currentToolkit: () => Toolkit = toolkitReader(symbolDocs);
