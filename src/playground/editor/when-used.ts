import { Compartment, type Extension } from "@codemirror/state";
import { type Command, EditorView, keymap } from "@codemirror/view";

type Loaded = readonly [Extension, Command];

/** An extension whose code is loaded when the editor is first used, and the key of its command. */
export const whenUsed = (key: string, load: () => Promise<Loaded>, onLoaded = (): void => undefined) => {
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
