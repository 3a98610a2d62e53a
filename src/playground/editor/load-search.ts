import { Compartment, type Extension } from "@codemirror/state";
import { EditorView, keymap } from "@codemirror/view";

const place = new Compartment();

const bring = async (view: EditorView): Promise<(view: EditorView) => boolean> => {
  const { highlightSelectionMatches, openSearchPanel, search, searchKeymap } = await import("@codemirror/search");
  const isThere = [place.get(view.state)].flat().length > 0;
  const extensions = [search({ top: true }), highlightSelectionMatches(), keymap.of(searchKeymap)];
  if (!isThere) view.dispatch({ effects: place.reconfigure(extensions) });
  return openSearchPanel;
};

/** Opens the search of an editor that has `loadSearch`. Rejects if its code can't be loaded. */
export const openSearch = async (view: EditorView): Promise<void> => void (await bring(view))(view);

/** Search in an editor; its code is loaded when the editor is first used. */
export const loadSearch: Extension = [
  place.of([]),
  EditorView.domEventHandlers({
    // Without a connection the editor works as before; the next use tries again.
    focus: (_event, view) => void bring(view).catch(() => undefined),
  }),
  keymap.of([
    {
      key: "Mod-f",
      run: (view) => {
        void openSearch(view).catch(() => undefined);
        return true;
      },
    },
  ]),
];
