import { redoDepth, undoDepth } from "@codemirror/commands";
import type { EditorState } from "@codemirror/state";

import { openedField, type Opened } from "../editor/opened";
import type { EditorUpdate } from "../editor/update-editor";
import type { SourceReader } from "./create-source-reader";
import type { Validator } from "./create-validator";
import type { SessionKeeper } from "./keep-session";
import type { PlaygroundState } from "./state/playground-state";
import type { Store } from "./state/store";

interface Parts {
  store: Store<PlaygroundState>;
  reader: SourceReader;
  validator: Pick<Validator, "follow">;
  session: SessionKeeper;
}

interface EditorFollower {
  /** Called with each update of the editor. */
  onUpdate: (update: EditorUpdate) => void;
  /** What the page shows of the editor's state. */
  factsOf: (state: EditorState) => Pick<PlaygroundState, "opened" | "length" | "canUndo" | "canRedo">;
}

/** Passes the editor's updates to the store, and to everything that reads or saves the source. */
export const followEditor = ({ store, reader, validator, session }: Parts): EditorFollower => {
  /** What was typed in Edit, for messages that undo restores. */
  const typedBefore = new WeakMap<Opened, PlaygroundState["typed"]>();

  const factsOf: EditorFollower["factsOf"] = (state) => ({
    opened: state.field(openedField),
    length: state.doc.length,
    canUndo: undoDepth(state) > 0,
    canRedo: redoDepth(state) > 0,
  });

  const onUpdate = ({ changes, docChanged, selectionSet, state, startState }: EditorUpdate): void => {
    if (docChanged) {
      reader.follow(changes);
      validator.follow(changes);
    }
    const [opened, openedBefore] = [state.field(openedField), startState.field(openedField)];
    if (opened !== openedBefore) {
      session.flush(startState.doc);
      typedBefore.set(openedBefore, store.get().typed);
      store.set({ typed: typedBefore.get(opened) ?? {} });
      reader.forget();
    }
    if (docChanged || opened !== openedBefore) {
      store.set({ ...factsOf(state), revision: store.get().revision + 1 });
      reader.schedule();
    }
    if (docChanged || selectionSet) {
      store.set({ offset: state.selection.main.head });
      void reader.inspect();
    }
  };
  return { onUpdate, factsOf };
};
