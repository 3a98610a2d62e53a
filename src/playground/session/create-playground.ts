import { redo, undo } from "@codemirror/commands";
import type { Text } from "@codemirror/state";
import { type Command, EditorView } from "@codemirror/view";
import type { Range } from "@ddex-suite/ern";

import { createEditor } from "../editor/create-editor";
import type { Sessions } from "../storage/create-sessions";
import type { EngineClient } from "../workers/engine-client";
import { createSourceReader } from "./create-source-reader";
import { createValidator } from "./create-validator";
import { engineActions } from "./engine-actions";
import { fileActions } from "./file-actions";
import { createLastKnown, followEditor, markDiagnostics } from "./follow-editor";
import type { Step } from "./history-steps";
import { keepSchemas } from "./keep-schemas";
import { keepSession } from "./keep-session";
import type { Checking, Parts } from "./parts";
import { sessionActions } from "./session-actions";
import { showText } from "./show-text";
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
  const keeper = keepSession(store, text, sessions);
  const notify: Parts["notify"] = (notice) => store.set({ notice });
  const takeBack = (command: Command, step: Step | null): boolean => {
    if (step) store.set({ announcement: `${command === undo ? "Undone" : "Redone"}: ${step.name}.` });
    return command(view);
  };
  const undoStep = (): boolean => takeBack(undo, store.get().history.undo);
  /** The key stops at the opening of a message, so that pressing it once too often doesn't close the message. */
  const undoByKey = (): boolean => {
    const { history, screen } = store.get();
    if (screen === "start" || !history.undo?.isOpening) return undoStep();
    const text = "There is nothing more to undo in this message.";
    notify({ kind: "info", text, action: { label: `Undo: ${history.undo.name}`, run: undoStep } });
    return true;
  };
  const view = createEditor(followEditor(store, reader, validator, keeper), createLastKnown(store), undoByKey);

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
  /** Selects a range of the source and, if wanted, moves the focus there. */
  const goTo = (range: Range, isFocused = false): void =>
    inSource(() => {
      select(range);
      if (isFocused) view.focus();
    });

  const shower = showText(store, view, reader);
  const parts: Parts = { store, view, client, startEngine, checking, reader, notify, attempt, goTo, ...shower };
  const engine = engineActions(parts);
  const unmark = markDiagnostics(store, view, (way, revision) => void attempt(async () => engine.fix(way, revision)));
  const inspectAnew = store.watch(["userSchema"], () => void reader.inspect());
  const unwatch = client.watch((isStalled) => store.set({ reading: isStalled ? { is: "stalled" } : QUIET }));
  const { keepListed, ...schemaActions } = keepSchemas(parts);
  const files = fileActions(parts, keepListed);

  return {
    store,
    view,
    source: () => view.state.sliceDoc(),
    open: shower.open,
    notify,
    attempt,
    ...engine,
    ...files,
    ...schemaActions,
    ...sessionActions(parts, sessions, keeper),
    ...transferActions(parts),
    undo: undoStep,
    undoByKey,
    redo: () => takeBack(redo, store.get().history.redo),
    select,
    inSource,
    goTo,
    cancelCheck: validator.cancel,
    destroy: (): void => {
      files.cancelFiles();
      keeper.end();
      unmark();
      unwatch();
      inspectAnew();
      endUserSchemas();
      validator.end();
      client.end();
      view.destroy();
    },
  };
};
