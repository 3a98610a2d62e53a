import { isolateHistory, redo, redoDepth, undo, undoDepth } from "@codemirror/commands";
import { Transaction, type Text } from "@codemirror/state";
import type { EditorView, ViewUpdate } from "@codemirror/view";
import { EditorView as View } from "@codemirror/view";

import { createEditor } from "../editor/create-editor";
import { toText } from "../editor/to-text";
import { nothingOpened, openedField, setOpened, type Opened } from "../editor/opened";
import type { ErnText, Mend, Range } from "../engine/types";
import type { Sessions } from "../storage/create-sessions";
import type { EngineClient } from "../worker/engine-client";
import type { Comparison, EditCommand, ExportFormat } from "../worker/jobs";
import { createSourceReader } from "./create-source-reader";
import { createTextMirror } from "./create-text-mirror";
import { errorText } from "./error-text";
import { keepSession } from "./keep-session";
import { markIssues } from "./mark-issues";
import { openFiles } from "./open-files";
import type { OpenedText } from "./read-file";
import { initialState, type Notice, type PlaygroundState } from "./playground-state";
import { sessionActions, type SessionActions } from "./session-actions";
import { createStore, type Store } from "./store";

export interface Playground extends SessionActions {
  store: Store<PlaygroundState>;
  view: EditorView;
  source: () => string;
  /** Opens a message; undo brings back the one before, unless this is the first. */
  open: (text: ErnText | OpenedText, name: string, how?: { isFirst?: boolean; isSample?: true }) => void;
  /** Opens the first message among the files, and says which ones are left. */
  openFiles: (files: readonly File[]) => Promise<void>;
  /** Empties the source, which is then no longer kept. */
  clear: () => void;
  undo: () => void;
  redo: () => void;
  /** Selects a range of the source, and shows it. */
  select: (range: Range) => void;
  /** Does an edit as one step of the history. Rejects with what is wrong with it. */
  edit: (command: EditCommand) => Promise<void>;
  /** Does what puts a finding right; throws where the source has changed since it was found. */
  mend: (mend: Mend, revision: number) => void;
  compare: () => Promise<Comparison>;
  build: (json: string) => Promise<string>;
  /** The JSON Schema of what can be built. */
  schema: () => Promise<string>;
  /** The message as another format; only to be shown, as of the last time that it could be read. */
  exportAs: (format: ExportFormat, isShown?: "shown") => Promise<string>;
  /** Reads the source again, after a cancellation or a failure. */
  retry: () => void;
  cancel: () => void;
  notify: (notice: Notice | null) => void;
  /** Does what may fail, and tells the reader when it does. */
  attempt: (action: () => Promise<void>) => Promise<void>;
  destroy: () => void;
}

/** The playground without its looks: the editor, whose state is the one truth of the source, and the engine. */
export const createPlayground = (client: EngineClient, sessions: Sessions): Playground => {
  const store = createStore<PlaygroundState>(initialState);
  const text = (): Text => view.state.doc;
  const reader = createSourceReader(store, client, text);
  const originals = createTextMirror(client, "original");
  const session = keepSession(store, text, sessions);
  /** What was typed in Edit, for messages that undo brings back. */
  const typedBefore = new WeakMap<Opened, PlaygroundState["typed"]>();

  const facts = (): Pick<PlaygroundState, "opened" | "length" | "canUndo" | "canRedo"> => ({
    opened: view.state.field(openedField),
    length: view.state.doc.length,
    canUndo: undoDepth(view.state) > 0,
    canRedo: redoDepth(view.state) > 0,
  });

  const onUpdate = ({ changes, docChanged, selectionSet, state, startState }: ViewUpdate): void => {
    if (docChanged) reader.follow(changes);
    const opened = state.field(openedField);
    if (opened !== startState.field(openedField)) {
      session.flush(startState.doc);
      typedBefore.set(startState.field(openedField), store.get().typed);
      store.set({ typed: typedBefore.get(opened) ?? {} });
      reader.forget();
    }
    if (docChanged || opened !== startState.field(openedField)) {
      store.set({ ...facts(), revision: store.get().revision + 1 });
      reader.schedule();
    }
    if (docChanged || selectionSet) {
      store.set({ offset: state.selection.main.head });
      void reader.inspect();
    }
  };

  const view = createEditor({ opened: nothingOpened, onUpdate });
  store.set(facts());
  const unmark = markIssues(store, view);
  const unwatch = client.watch((isStalled) => store.set({ isStalled }));

  const show = (shown: Text, opened: Opened, anchor: number, isFirst: boolean): void => {
    const transaction = view.state.update({
      changes: { from: 0, to: view.state.doc.length, insert: shown },
      selection: { anchor },
      effects: [setOpened.of(opened), View.scrollIntoView(anchor)],
      annotations: [isolateHistory.of("full"), Transaction.addToHistory.of(!isFirst)],
    });
    // What has parts in common with the source is compared with it at once.
    if (opened.original === shown) opened.original = transaction.newDoc;
    view.dispatch(transaction);
    store.set({ analysis: null, inspection: null, problem: null, notice: null });
    void reader.current().catch(() => undefined);
  };
  const open: Playground["open"] = ({ source, encoding }, name, { isFirst = false, isSample } = {}) => {
    const original = typeof source === "string" ? toText(source) : source;
    show(original, { original, name, encoding, ...(isSample && { isSample }) }, 0, isFirst);
  };

  const notify = (notice: Notice | null): void => store.set({ notice });

  const attempt = async (action: () => Promise<void>): Promise<void> => {
    try {
      await action();
    } catch (error) {
      notify({ kind: "error", text: errorText(error) });
    }
  };

  return {
    store,
    view,
    source: () => view.state.sliceDoc(),
    open,
    notify,
    attempt,
    openFiles: (files) => attempt(() => openFiles(files, open, notify)),
    ...sessionActions({ store, view, sessions, keeper: session, show, attempt, notify }),
    clear: () => {
      const removed = session.remove();
      open({ source: "", encoding: "utf-8" }, nothingOpened.name);
      notify({ kind: "info", text: "The message is closed and no longer kept. Undo brings it back." });
      void removed.then(session.refresh);
    },
    undo: () => void undo(view),
    redo: () => void redo(view),
    select: ({ from, to }) =>
      view.dispatch({
        selection: { anchor: to, head: from },
        effects: View.scrollIntoView(from, { y: "start", yMargin: 48 }),
      }),
    edit: async (command) => {
      const { revision } = await reader.current();
      const splices = await client.run("edit", { revision, command });
      if (store.get().revision !== revision) throw new Error("The source has changed meanwhile. Try again.");
      view.dispatch({ changes: splices, annotations: isolateHistory.of("full"), userEvent: "form" });
      await reader.current().catch(() => undefined);
    },
    mend: ({ splices }, revision) => {
      if (store.get().revision !== revision) throw new Error("The source has changed meanwhile. Try again.");
      view.dispatch({ changes: splices, annotations: isolateHistory.of("full"), userEvent: "form" });
      void reader.current().catch(() => undefined);
    },
    compare: async () => {
      const { opened } = store.get();
      const original = await originals.bring(opened.original);
      await reader.current().catch(() => undefined);
      return client.run("compare", { original, source: await reader.bring(), encoding: opened.encoding });
    },
    build: (json) => client.run("build", { json }),
    schema: () => client.run("schema", {}),
    exportAs: async (format, isShown) => {
      const { revision } = await reader.current();
      const { analysis } = store.get();
      return client.run("export", { revision: (isShown && analysis?.lastRead) ?? revision, format });
    },
    retry: () => void reader.current().catch(() => undefined),
    cancel: () => client.cancel(),
    destroy: () => {
      session.end();
      unmark();
      unwatch();
      client.end();
      view.destroy();
    },
  };
};
