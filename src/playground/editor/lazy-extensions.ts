import { Compartment, type Extension } from "@codemirror/state";
import { type Command, EditorView, keymap } from "@codemirror/view";

import type { KnownReferences } from "../completion/known-references";

type Loaded = readonly [Extension, Command];

/** Returns an extension whose code is loaded when the editor is first used, with the key of its command. */
const lazyExtension = (key: string, load: () => Promise<Loaded>, onLoaded = (): void => undefined) => {
  const compartment = new Compartment();
  /** Loads it and runs its command, if wanted. Rejects if the code can't be loaded. */
  const bring = async (view: EditorView, isRun: boolean): Promise<void> => {
    const [extension, command] = await load();
    if ([compartment.get(view.state)].flat().length === 0) {
      view.dispatch({ effects: compartment.reconfigure(extension) });
      onLoaded();
    }
    if (isRun) command(view);
  };
  // Without a connection the editor works as before; the next use tries again.
  const tryToLoad = (view: EditorView, isRun = false): true => {
    void bring(view, isRun).catch(() => undefined);
    return true;
  };
  return {
    bring,
    tryToLoad,
    extension: [
      compartment.of([]),
      EditorView.domEventHandlers({ focus: (_event, view) => void tryToLoad(view) }),
      keymap.of([{ key, run: (view) => tryToLoad(view, true) }]),
    ],
  };
};

const { bring, extension } = lazyExtension("Mod-f", async () => {
  const { highlightSelectionMatches, openSearchPanel, search, searchKeymap } = await import("@codemirror/search");
  const [{ notFoundStatus }, { quickSearch }] = await Promise.all([
    import("./not-found-status"),
    import("./quick-query"),
  ]);
  const extensions = [
    search({ top: true }),
    quickSearch,
    notFoundStatus(),
    highlightSelectionMatches(),
    keymap.of(searchKeymap),
  ];
  return [extensions, openSearchPanel];
});

/** Opens the search of an editor that has `loadSearch`. Rejects if its code can't be loaded. */
export const openSearch = (view: EditorView): Promise<void> => bring(view, true);

export const loadSearch = extension;

/** Returns completion and explanations; their code is loaded when the editor is first used. */
export const loadCompletion = (known: KnownReferences): Extension => {
  let pointer: PointerEvent | undefined;
  /** Explains what a resting pointer is on: it moved there before there was anything that listened. */
  const repeatMove = (): void => {
    if (!pointer) return;
    const { clientX, clientY, target } = pointer;
    target?.dispatchEvent(new MouseEvent("mousemove", { bubbles: true, clientX, clientY }));
  };
  const load = async () => {
    const { completionAndHover, startCompletion } = await import("../completion/completion-and-hover");
    return [completionAndHover(known), startCompletion] as const;
  };
  const { tryToLoad, extension } = lazyExtension("Ctrl-Space", load, repeatMove);
  return [
    extension,
    EditorView.domEventHandlers({
      pointermove: (event, view) => {
        pointer = event;
        tryToLoad(view);
      },
      pointerleave: () => void (pointer = undefined),
    }),
  ];
};
