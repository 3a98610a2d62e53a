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

const readToolkit = toolkitReader(symbolDocs);

let built: Toolkit | undefined;

/** The toolkit as its files and the docs are now; while a build runs they stay, so each of its many fields need not look. */
export const currentToolkit = (): Toolkit =>
  process.env.NODE_ENV === "production" ? (built ??= readToolkit()) : readToolkit();
