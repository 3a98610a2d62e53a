import { memoizeByRoot } from "../../diagnostics/cached-files";
import { parse } from "../../mdx/read/parse";
import { toolkitShortcodes } from "../../mdx/shortcodes/toolkit";
import { listedSymbols } from "../../mdx/shortcodes/toolkit/toolkit-shortcode";
import { type SymbolDocs, type Toolkit, toolkitReader } from "../../reference/toolkit/toolkit";
import { idInRoot } from "./doc-finder";
import { fileOfDoc, routeOfDoc } from "./docs-location";

/** Returns what the toolkit needs to know about the docs of a content root. */
export const symbolDocs = (root?: string): SymbolDocs => ({
  fileOf: (docId) => fileOfDoc(idInRoot(docId, root)),
  routeOf: (docId) => routeOfDoc(idInRoot(docId, root)),
  symbolsListedIn: (body, file, symbols) =>
    listedSymbols(
      parse(body, { file, lineOffset: 0 }),
      symbols,
      toolkitShortcodes(() => currentToolkit(root)),
    ),
});

/** Returns the current toolkit of a content root. */
export const currentToolkit: (root?: string) => Toolkit = memoizeByRoot((root) =>
  toolkitReader(symbolDocs(root), root),
);
