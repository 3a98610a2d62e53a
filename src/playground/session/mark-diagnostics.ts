import { setDiagnostics, type Action } from "@codemirror/lint";
import type { EditorView } from "@codemirror/view";

import type { ErnIssue, Mend } from "../../ern/types";
import type { PlaygroundState } from "./playground-state";
import type { Store } from "./store";

type Found = Pick<ErnIssue, "from" | "to" | "severity" | "message" | "remedy" | "mends">;

/** Does what puts a finding of a revision right. */
type DoMend = (mend: Mend, revision: number) => void;

/** As many ways as a tooltip has room for; the view of checks has all. */
const MOST_ACTIONS = 3;

const toActions = (mends: readonly Mend[], revision: number, mend: DoMend): Action[] =>
  mends.slice(0, MOST_ACTIONS).map((way) => ({ name: way.label, apply: () => mend(way, revision) }));

/** Marks what is found in the editor, by the checks, with what puts it right, and by schemas; gives a function that ends it. */
export const markIssues = (store: Store<PlaygroundState>, view: EditorView, mend: DoMend): (() => void) => {
  let marked: Partial<PlaygroundState> = {};
  return store.subscribe(() => {
    const { analysis, revision, verdicts } = store.get();
    if (!analysis || analysis.revision !== revision) return;
    if (analysis === marked.analysis && verdicts === marked.verdicts) return;
    marked = { analysis, verdicts };
    const found: readonly Found[] = [...analysis.issues, ...verdicts.flatMap(({ findings }) => findings)];
    const diagnostics = found.map(({ from, to, severity, message, remedy, mends = [] }) => ({
      from: Math.min(from, view.state.doc.length),
      to: Math.min(to, view.state.doc.length),
      severity,
      message: `${message} ${remedy}`,
      actions: toActions(mends, revision, mend),
    }));
    view.dispatch(setDiagnostics(view.state, diagnostics));
  });
};
