import { redo, undo } from "@codemirror/commands";
import type { Text } from "@codemirror/state";
import { type Command, EditorView } from "@codemirror/view";
import type { Range } from "@ddex-suite/ern";

import { createEditor } from "../editor/create-editor";
import type { Sessions } from "../storage/create-sessions";
import type { EngineClient } from "../workers/engine-client";
import { autosaveSession } from "./autosave-session";
import { createSourceReader } from "./create-source-reader";
import { createValidator } from "./create-validator";
import { engineActions } from "./engine-actions";
import { fileActions } from "./file-actions";
import { createKnownReferences, followEditor, markDiagnostics } from "./follow-editor";
import type { Step } from "./history-steps";
import { createTextOpener } from "./open-text";
import type { Checking, Parts } from "./parts";
import { schemaActions } from "./schema-actions";
import { sessionActions } from "./session-actions";
import { toFailureNotice } from "./state/error-text";
import { createStore, QUIET } from "./state/playground-state";
import { syncUserSchemas } from "./sync-user-schemas";
import { transferActions } from "./transfer-actions";

export type Playground = ReturnType<typeof createPlayground>;

/** Returns the playground without its UI: the engine and the editor, whose state is the single source of truth. */
export const createPlayground = (
  client: EngineClient,
  sessions: Sessions,
  checking: Checking,
  startEngine: () => EngineClient = () => client,
) => {
  const store = createStore();
  const text = (): Text => view.state.doc;
  const reader = createSourceReader(store, client, text);
  const endUserSchemas = syncUserSchemas(store, checking.validator);
  const validator = createValidator(store, checking.validator, text);
  const autosave = autosaveSession(store, text, sessions);
  const notify: Parts["notify"] = (notice) => store.set({ notice });
  const runStep = (command: Command, step: Step | null): boolean => {
    if (step) store.set({ announcement: `${command === undo ? "Undone" : "Redone"}: ${step.name}.` });
    return command(view);
  };
  const undoStep = (): boolean => runStep(undo, store.get().history.undo);
  /** The key stops at the opening of a message, so that pressing it once too often doesn't close the message. */
  const undoByKey = (): boolean => {
    const { history, screen } = store.get();
    if (screen === "start" || !history.undo?.isOpening) return undoStep();
    const text = "There is nothing more to undo in this message.";
    notify({ kind: "info", text, action: { label: `Undo: ${history.undo.name}`, run: undoStep } });
    return true;
  };
  const view = createEditor(followEditor(store, reader, validator, autosave), createKnownReferences(store), undoByKey);

  const attempt: Parts["attempt"] = async (action) => {
    try {
      await action();
    } catch (error) {
      notify(await toFailureNotice(error, () => void attempt(action)));
    }
  };

  /** Shows the source if it has a tab, then does something with it. */
  const inSource = (act: () => void): void => {
    if (view.dom.checkVisibility()) return act();
    store.set({ panel: "source" });
    // The editor must be visible before it can scroll or have the focus.
    requestAnimationFrame(act);
  };
  const select = ({ from, to }: Range): void =>
    view.dispatch({
      selection: { anchor: to, head: from },
      effects: EditorView.scrollIntoView(from, { y: "start", yMargin: 48 }),
    });
  const goTo = (range: Range, isFocused = false): void =>
    inSource(() => {
      select(range);
      if (isFocused) view.focus();
    });

  const opener = createTextOpener(store, view, reader);
  const parts: Parts = { store, view, client, startEngine, checking, reader, notify, attempt, goTo, ...opener };
  const engine = engineActions(parts);
  const unmark = markDiagnostics(store, view, (fix, revision) => void attempt(async () => engine.fix(fix, revision)));
  const stopInspecting = store.watch(["userSchema"], () => void reader.inspect());
  const unwatch = client.watch((isStalled) => store.set({ reading: isStalled ? { is: "stalled" } : QUIET }));
  const { addListedSchemas, ...schemas } = schemaActions(parts);
  const files = fileActions(parts, addListedSchemas);

  return {
    store,
    view,
    source: () => view.state.sliceDoc(),
    open: opener.open,
    notify,
    attempt,
    ...engine,
    ...files,
    ...schemas,
    ...sessionActions(parts, sessions, autosave),
    ...transferActions(parts),
    undo: undoStep,
    undoByKey,
    redo: () => runStep(redo, store.get().history.redo),
    select,
    inSource,
    goTo,
    cancelCheck: validator.cancel,
    destroy: (): void => {
      files.cancelFiles();
      autosave.end();
      unmark();
      unwatch();
      stopInspecting();
      endUserSchemas();
      validator.end();
      client.end();
      view.destroy();
    },
  };
};
