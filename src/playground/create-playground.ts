import { isolateHistory, redo, redoDepth, undo, undoDepth } from "@codemirror/commands";
import { Transaction } from "@codemirror/state";
import type { EditorView, ViewUpdate } from "@codemirror/view";
import { EditorView as View } from "@codemirror/view";

import { createEditor } from "./create-editor";
import { createReader } from "./create-reader";
import type { EngineClient } from "./engine-client";
import type { ErnText, Mend, Range } from "./engine/types";
import { errorText } from "./error-text";
import type { Comparison, EditCommand, ExportFormat } from "./jobs";
import { keepSession } from "./keep-session";
import { markIssues } from "./mark-issues";
import { nothingOpened, openedField, setOpened, type Opened } from "./opened";
import { initialState, type Notice, type PlaygroundState } from "./playground-state";
import { readFile } from "./read-file";
import { loadSession } from "./saved-session";
import { createStore, type Store } from "./store";

export interface Playground {
  store: Store<PlaygroundState>;
  view: EditorView;
  source: () => string;
  /** Opens a message; undo brings back the one before, unless this is the first. */
  open: (text: ErnText, name: string, isFirst?: boolean) => void;
  openFile: (file: File) => Promise<void>;
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
export const createPlayground = (client: EngineClient): Playground => {
  const store = createStore<PlaygroundState>(initialState);
  const source = (): string => view.state.sliceDoc();
  const reader = createReader(store, client, source);
  const session = keepSession(store, source);

  const facts = (): Pick<PlaygroundState, "opened" | "length" | "canUndo" | "canRedo"> => ({
    opened: view.state.field(openedField),
    length: view.state.doc.length,
    canUndo: undoDepth(view.state) > 0,
    canRedo: redoDepth(view.state) > 0,
  });

  const onUpdate = ({ changes, docChanged, selectionSet, state, startState }: ViewUpdate): void => {
    if (docChanged) reader.follow(changes.desc);
    if (state.field(openedField) !== startState.field(openedField)) reader.forget();
    if (docChanged || state.field(openedField) !== startState.field(openedField)) {
      store.set({ ...facts(), revision: store.get().revision + 1 });
      reader.schedule();
      session.schedule();
    }
    if (docChanged || selectionSet) {
      store.set({ offset: state.selection.main.head });
      void reader.inspect();
    }
  };

  const saved = loadSession();
  const view = createEditor({
    source: saved?.source ?? "",
    opened: saved?.opened ?? nothingOpened,
    onUpdate,
  });
  store.set(facts());
  if (saved) reader.schedule();
  const unmark = markIssues(store, view);

  const open = ({ source: text, encoding }: ErnText, name: string, isFirst = false): void => {
    const opened: Opened = { original: text, name, encoding };
    view.dispatch({
      changes: { from: 0, to: view.state.doc.length, insert: text },
      selection: { anchor: 0 },
      effects: [setOpened.of(opened), View.scrollIntoView(0)],
      annotations: [isolateHistory.of("full"), Transaction.addToHistory.of(!isFirst)],
    });
    store.set({ analysis: null, inspection: null, problem: null, notice: null });
    void reader.current().catch(() => undefined);
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
    source,
    open,
    notify,
    attempt,
    openFile: (file) => attempt(async () => open(await readFile(file, client), file.name)),
    clear: () => {
      open({ source: "", encoding: "utf-8" }, nothingOpened.name);
      session.save();
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
    compare: () => {
      const { original, encoding } = store.get().opened;
      return client.run("compare", { before: { source: original, encoding }, after: { source: source(), encoding } });
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
      client.cancel();
      view.destroy();
    },
  };
};
