import { redo, undo } from "@codemirror/commands";
import type { Text } from "@codemirror/state";
import { EditorView } from "@codemirror/view";

import { createEditor } from "../editor/create-editor";
import { nothingOpened } from "../editor/opened";
import type { Sessions } from "../storage/create-sessions";
import type { SchemaDatabase } from "../storage/schema-database";
import type { ValidatorClient } from "../validation/start-validator";
import type { EngineClient } from "../workers/engine-client";
import { compareActions } from "./compare-actions";
import { createSourceReader } from "./create-source-reader";
import { createValidator } from "./create-validator";
import { engineActions } from "./engine-actions";
import { failureText } from "./state/error-text";
import { fileActions } from "./files/file-actions";
import { followEditor } from "./follow-editor";
import { keepGiven } from "./keep-given";
import { keepSchemas } from "./files/keep-schemas";
import { keepSession } from "./keep-session";
import { createLastKnown } from "./create-last-known";
import { markDiagnostics } from "./mark-diagnostics";
import type { Playground } from "./playground";
import { initialState, type Notice, type PlaygroundState } from "./state/playground-state";
import { sessionActions } from "./session-actions";
import { showText } from "./show-text";
import { createStore } from "./state/store";

/** Checks messages with the user's schemas. */
export interface Checking {
  validator: ValidatorClient;
  schemas: SchemaDatabase;
}

/** The playground without its UI: the engine and the editor, whose state is the single source of truth. */
export const createPlayground = (
  client: EngineClient,
  sessions: Sessions,
  checking: Checking,
  startEngine: () => EngineClient = () => client,
): Playground => {
  const store = createStore<PlaygroundState>(initialState);
  const text = (): Text => view.state.doc;
  const reader = createSourceReader(store, client, text);
  const forgetGiven = keepGiven(store, checking.validator);
  const validator = createValidator(store, checking.validator, text);
  const session = keepSession(store, text, sessions);
  const { onUpdate, factsOf } = followEditor({ store, reader, validator, session });
  const view = createEditor({ opened: nothingOpened, onUpdate, lastKnown: createLastKnown(store) });
  store.set(factsOf(view.state));
  const notify = (notice: Notice | null): void => store.set({ notice });

  const attempt = async (action: () => Promise<void>): Promise<void> => {
    try {
      await action();
    } catch (error) {
      notify({ kind: "error", text: await failureText(error) });
    }
  };

  const engine = engineActions({ store, view, client, reader, notify });
  const unmark = markDiagnostics(store, view, (way, revision) => void attempt(async () => engine.fix(way, revision)));
  let given = store.get().given;
  const inspectAnew = store.subscribe(() => {
    if (given === store.get().given) return;
    given = store.get().given;
    void reader.inspect();
  });
  const unwatch = client.watch((isStalled) => store.set({ isStalled }));

  const { show, open } = showText({ store, view, reader });

  const { validator: checker, schemas: database } = checking;
  const { keepListed, ...schemaActions } = keepSchemas({
    store,
    client: checker,
    database,
    startEngine,
    attempt,
    notify,
  });

  const files = fileActions({ store, startEngine, open, attempt, keepSchemas: keepListed, notify });

  return {
    store,
    view,
    source: () => view.state.sliceDoc(),
    open,
    notify,
    attempt,
    ...engine,
    ...files,
    ...schemaActions,
    ...compareActions({
      client,
      bring: async () => {
        await reader.current().catch(() => undefined);
        return reader.bring();
      },
      current: () => ({ name: store.get().opened.name, encoding: store.get().opened.encoding, source: text() }),
      open: (other) => open(other, other.name),
      setOther: (other) => store.set({ other }),
    }),
    ...sessionActions({ store, view, sessions, keeper: session, show, attempt, notify }),
    clear: () => {
      const removed = session.remove();
      open({ source: "", encoding: "utf-8" }, nothingOpened.name);
      const bringBack = (): void => {
        undo(view);
        notify(null);
      };
      const action = { label: "Undo", run: bringBack };
      notify({ kind: "info", text: "The message is closed and no longer kept. Undo brings it back.", action });
      void removed.then(session.refresh);
    },
    undo: () => void undo(view),
    redo: () => void redo(view),
    select: ({ from, to }) =>
      view.dispatch({
        selection: { anchor: to, head: from },
        effects: EditorView.scrollIntoView(from, { y: "start", yMargin: 48 }),
      }),
    cancelCheck: validator.cancel,
    destroy: () => {
      files.cancelFiles();
      session.end();
      unmark();
      unwatch();
      inspectAnew();
      forgetGiven();
      validator.end();
      client.end();
      view.destroy();
    },
  };
};
