import {
  type Diagnostic,
  diagnosticCount,
  forEachDiagnostic,
  nextDiagnostic,
  previousDiagnostic,
} from "@codemirror/lint";
import type { Command, EditorView } from "@codemirror/view";

import type { Playground } from "../session/create-playground";

const goTo =
  (step: Command) =>
  ({ inSource, notify, view }: Playground): void => {
    if (diagnosticCount(view.state) === 0) return notify({ kind: "info", text: "There is no problem to go to." });
    inSource(() => {
      view.focus();
      step(view);
    });
  };

export const goToNext = goTo(nextDiagnostic);
export const goToPrevious = goTo(previousDiagnostic);

/** The first problem with a fix at the selection. */
const findFixable = ({ state }: EditorView): Diagnostic | undefined => {
  const { from: start, to: end } = state.selection.main;
  let found: Diagnostic | undefined;
  forEachDiagnostic(state, (problem, from, to) => {
    if (problem.actions?.length && from <= end && to >= start) found ??= { ...problem, from, to };
  });
  return found;
};

export const fixAtCursor = ({ notify, store, view }: Playground): void => {
  const found = findFixable(view);
  const [onlyFix, ...others] = found?.actions ?? [];
  if (!found || !onlyFix) {
    notify({ kind: "info", text: "There is no problem with a fix at the cursor. F8 goes to the next problem." });
  } else if (others.length > 0) {
    store.set({ panel: "checks" });
    notify({ kind: "info", text: "This problem can be fixed in several ways: choose one in Checks." });
  } else onlyFix.apply(view, found.from, found.to);
};
