import { type EditorView, keymap } from "@codemirror/view";

import { whenUsed } from "./when-used";

const { bring, extension } = whenUsed("Mod-f", async () => {
  const { highlightSelectionMatches, openSearchPanel, search, searchKeymap } = await import("@codemirror/search");
  const [{ sayNotFound }, { quickSearch }] = await Promise.all([import("./say-not-found"), import("./quick-query")]);
  const extensions = [
    search({ top: true }),
    quickSearch,
    sayNotFound(),
    highlightSelectionMatches(),
    keymap.of(searchKeymap),
  ];
  return [extensions, openSearchPanel];
});

/** Opens the search of an editor that has `loadSearch`. Rejects if its code can't be loaded. */
export const openSearch = (view: EditorView): Promise<void> => bring(view, true);

export const loadSearch = extension;
