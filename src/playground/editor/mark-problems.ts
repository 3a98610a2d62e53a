import { type Diagnostic, lintGutter, lintKeymap, setDiagnostics } from "@codemirror/lint";
import { Prec, StateEffect } from "@codemirror/state";
import { type EditorView, keymap } from "@codemirror/view";

const gutter = [Prec.high(lintGutter()), keymap.of(lintKeymap)];

/** Marks problems in an editor; the first time, it also gets the gutter for them. */
export const markProblems = (view: EditorView, problems: readonly Diagnostic[], isFirst: boolean): void => {
  if (isFirst) view.dispatch({ effects: StateEffect.appendConfig.of(gutter) });
  view.dispatch(setDiagnostics(view.state, problems));
};
