import type { EditorView } from "@codemirror/view";
import type { Fix } from "@ddex-suite/ern";

import type { KnownReference, KnownReferences } from "../completion/known-references";
import type { EditorUpdate } from "../editor/create-editor";
import { openedField, type OpenedMessage } from "../editor/opened";
import type { Autosave } from "./autosave-session";
import type { SourceReader } from "./create-source-reader";
import type { Validator } from "./create-validator";
import { createHistorySteps } from "./history-steps";
import { isNothingOpen, type PlaygroundState, selectUserSchema, type Store } from "./state/playground-state";

/** Returns a listener that passes the editor's updates to the store, and to everything that reads or saves the source. */
export const followEditor = (store: Store, reader: SourceReader, validator: Validator, autosave: Autosave) => {
  /** What was typed in Edit, for messages that undo restores. */
  const typedBefore = new WeakMap<OpenedMessage, PlaygroundState["typed"]>();

  const steps = createHistorySteps();

  return ({ changes, docChanged, selectionSet, state, startState, transactions }: EditorUpdate): void => {
    const history = steps(transactions);
    if (docChanged) {
      reader.follow(changes);
      validator.follow(changes);
    }
    const [opened, openedBefore] = [state.field(openedField), startState.field(openedField)];
    const isOtherMessage = opened !== openedBefore;
    if (isOtherMessage) {
      autosave.flush(startState.doc);
      typedBefore.set(openedBefore, store.get().typed);
      store.set({ typed: typedBefore.get(opened) ?? {} });
      reader.reset();
    }
    const place = docChanged || selectionSet ? { offset: state.selection.main.head } : undefined;
    if (docChanged || isOtherMessage) {
      store.set({ opened, length: state.doc.length, history, revision: store.get().revision + 1, ...place });
      const isNothing = isNothingOpen(store.get());
      if (isOtherMessage || (!isNothing && store.get().screen !== "saved"))
        store.set({ screen: isNothing ? "start" : "message" });
      reader.schedule();
    } else if (place) store.set(place);
    if (place) void reader.inspect();
  };
};

/** The most fixes that fit in a tooltip; the Checks view has all of them. */
const MAX_ACTIONS = 3;

/** Marks the problems of all checks in the editor, with their fixes; returns a function that stops it. */
export const markDiagnostics = (
  store: Store,
  view: EditorView,
  onFix: (fix: Fix, revision: number) => void,
): (() => void) => {
  let isFirst = true;
  return store.watch(["analysis", "verdicts"], () => {
    const { analysis, revision, verdicts } = store.get();
    if (!analysis || analysis.revision !== revision) return;
    const found = [...analysis.diagnostics, ...verdicts.flatMap(({ diagnostics }) => diagnostics)];
    const diagnostics = found.map(({ from, to, severity, message, remedy, fixes = [] }) => ({
      from: Math.min(from, view.state.doc.length),
      to: Math.min(to, view.state.doc.length),
      severity: severity === "profile" ? ("info" as const) : severity,
      message: `${message} ${remedy}`,
      actions: fixes.slice(0, MAX_ACTIONS).map((fix) => ({ name: fix.label, apply: () => onFix(fix, revision) })),
    }));
    // Without a connection the views still list the problems; the next ones try again.
    void import("../editor/mark-problems")
      .then(({ markProblems }) => {
        const now = store.get();
        if (now.revision !== revision || now.analysis !== analysis || now.verdicts !== verdicts) return;
        markProblems(view, diagnostics, isFirst);
        isFirst = false;
      })
      .catch(() => undefined);
  });
};

const KINDS = ["Parties", "Resources", "Releases"] as const;
/** Nobody chooses from a longer list. */
const MAX_REFERENCES = 2000;

export const createKnownReferences = (store: Store): KnownReferences => ({
  names: () => {
    const { path = "" } = store.get().inspection?.element ?? {};
    return path.split("/").flatMap((step) => step.replace(/\[.*/, "") || []);
  },
  userSchema: () => selectUserSchema(store.get()),
  references: () =>
    KINDS.flatMap((kind): KnownReference[] => {
      const list = store.get().analysis?.structure.find(({ label }) => label === kind);
      return (list?.children ?? [])
        .slice(0, MAX_REFERENCES)
        .flatMap(({ label, reference }) => (reference === undefined ? [] : [{ kind, label, reference }]));
    }),
});
