import { setDiagnostics } from "@codemirror/lint";
import type { EditorView } from "@codemirror/view";

import type { PlaygroundState } from "./playground-state";
import type { Store } from "./store";

/** Marks what the checks find in the editor; gives a function that ends it. */
export const markIssues = (store: Store<PlaygroundState>, view: EditorView): (() => void) => {
  let marked: PlaygroundState["analysis"] = null;
  return store.subscribe(() => {
    const { analysis, revision } = store.get();
    if (!analysis || analysis.revision !== revision || analysis === marked) return;
    marked = analysis;
    const diagnostics = analysis.issues.map(({ from, to, severity, message, remedy }) => ({
      from: Math.min(from, view.state.doc.length),
      to: Math.min(to, view.state.doc.length),
      severity,
      message: `${message} ${remedy}`,
    }));
    view.dispatch(setDiagnostics(view.state, diagnostics));
  });
};
