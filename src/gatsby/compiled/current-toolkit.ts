import { byRoot } from "../../problems/by-root";
import type { SymbolDocs } from "../../toolkit/symbol-homes";
import { toolkitReader } from "../../toolkit/toolkit";
import type { Toolkit } from "../../toolkit/toolkit";
import { toolkitWords } from "../../toolkit/words";
import { listedSymbols } from "../../toolkit/words/listed-symbols";
import { fileOfDoc, routeOfDoc } from "../places/docs-place";
import { idInRoot } from "../places/find-doc";

/** What the toolkit is told of the docs of a root. */
export const symbolDocs = (root?: string): SymbolDocs => ({
  fileOf: (docId) => fileOfDoc(idInRoot(docId, root)),
  routeOf: (docId) => routeOfDoc(idInRoot(docId, root)),
  listed: (tree, symbols) =>
    listedSymbols(
      tree,
      symbols,
      toolkitWords(() => currentToolkit(root)),
    ),
});

/** The toolkit as the files and the docs of a root are now; while a build runs they stay, so each of its many fields need not look. */
export const currentToolkit: (root?: string) => Toolkit = byRoot((root) => {
  const read = toolkitReader(symbolDocs(root), root);
  let built: Toolkit | undefined;
  return () => (process.env.NODE_ENV === "production" ? (built ??= read()) : read());
});
