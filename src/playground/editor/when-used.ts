import { Compartment, type Extension } from "@codemirror/state";
import { type Command, EditorView, keymap } from "@codemirror/view";

import type { KnownReferences } from "../writing/known-references";

type Loaded = readonly [Extension, Command];

/** An extension whose code is loaded when the editor is first used, and the key of its command. */
const whenUsed = (key: string, load: () => Promise<Loaded>, onLoaded = (): void => undefined) => {
  const place = new Compartment();
  /** Loads it and runs its command, if wanted. Rejects if the code can't be loaded. */
  const bring = async (view: EditorView, isRun: boolean): Promise<void> => {
    const [extension, command] = await load();
    if ([place.get(view.state)].flat().length === 0) {
      view.dispatch({ effects: place.reconfigure(extension) });
      onLoaded();
    }
    if (isRun) command(view);
  };
  // Without a connection the editor works as before; the next use tries again.
  const tryTo = (view: EditorView, isRun = false): true => {
    void bring(view, isRun).catch(() => undefined);
    return true;
  };
  return {
    bring,
    tryTo,
    extension: [
      place.of([]),
      EditorView.domEventHandlers({ focus: (_event, view) => void tryTo(view) }),
      keymap.of([{ key, run: (view) => tryTo(view, true) }]),
    ],
  };
};

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

/** Completion and explanations; their code is loaded when the editor is first used. */
export const loadWritingHelp = (lastKnown: KnownReferences): Extension => {
  let pointer: PointerEvent | undefined;
  /** Explains what a resting pointer is on: it moved there before there was anything that listened. */
  const repeatMove = (): void => {
    if (!pointer) return;
    const { clientX, clientY, target } = pointer;
    target?.dispatchEvent(new MouseEvent("mousemove", { bubbles: true, clientX, clientY }));
  };
  const load = async () => {
    const { writingHelp, startCompletion } = await import("../writing/writing-help");
    return [writingHelp(lastKnown), startCompletion] as const;
  };
  const { tryTo, extension } = whenUsed("Ctrl-Space", load, repeatMove);
  return [
    extension,
    EditorView.domEventHandlers({
      pointermove: (event, view) => {
        pointer = event;
        tryTo(view);
      },
      pointerleave: () => void (pointer = undefined),
    }),
  ];
};
