import { forEachDiagnostic, type Action, type Diagnostic } from "@codemirror/lint";

import type { Playground } from "../session/playground";

type Found = Pick<Diagnostic, "from" | "to"> & { actions: readonly Action[] };

const findHere = ({ state }: Playground["view"]): Found | undefined => {
  const { from: start, to: end } = state.selection.main;
  let found: Found | undefined;
  forEachDiagnostic(state, ({ actions = [] }, from, to) => {
    if (actions.length > 0 && from <= end && to >= start) found ??= { from, to, actions };
  });
  return found;
};

/** Fixes the problem at the cursor; if there are several fixes, the user chooses. */
export const fixHere = ({ notify, store, view }: Playground): void => {
  const found = findHere(view);
  const [way, ...others] = found?.actions ?? [];
  if (!found || !way) {
    notify({ kind: "info", text: "No problem with a fix is at the cursor. F8 goes to the next problem." });
  } else if (others.length > 0) {
    store.set({ panel: "checks" });
    notify({ kind: "info", text: "This problem can be fixed in several ways: choose one in Checks." });
  } else way.apply(view, found.from, found.to);
};
