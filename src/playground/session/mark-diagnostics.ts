import { setDiagnostics, type Action } from "@codemirror/lint";
import type { EditorView } from "@codemirror/view";

import type { ErnDiagnostic, Fix } from "../../ern/types";
import type { PlaygroundState } from "./state/playground-state";
import type { Store } from "./state/store";

type Found = Pick<ErnDiagnostic, "from" | "to" | "severity" | "message" | "remedy" | "fixes">;

/** Applies a fix for a revision's problem. */
type DoFix = (fix: Fix, revision: number) => void;

/** The most fixes that fit in a tooltip; the Checks view has all of them. */
const MOST_ACTIONS = 3;

const toActions = (fixes: readonly Fix[], revision: number, fix: DoFix): Action[] =>
  fixes.slice(0, MOST_ACTIONS).map((way) => ({ name: way.label, apply: () => fix(way, revision) }));

/** Marks the problems of checks, with their fixes, and of schemas in the editor; returns a function that stops it. */
export const markDiagnostics = (store: Store<PlaygroundState>, view: EditorView, fix: DoFix): (() => void) => {
  let marked: Partial<PlaygroundState> = {};
  return store.subscribe(() => {
    const { analysis, revision, verdicts } = store.get();
    if (!analysis || analysis.revision !== revision) return;
    if (analysis === marked.analysis && verdicts === marked.verdicts) return;
    marked = { analysis, verdicts };
    const found: readonly Found[] = [...analysis.diagnostics, ...verdicts.flatMap(({ diagnostics }) => diagnostics)];
    const diagnostics = found.map(({ from, to, severity, message, remedy, fixes = [] }) => ({
      from: Math.min(from, view.state.doc.length),
      to: Math.min(to, view.state.doc.length),
      severity,
      message: `${message} ${remedy}`,
      actions: toActions(fixes, revision, fix),
    }));
    view.dispatch(setDiagnostics(view.state, diagnostics));
  });
};
