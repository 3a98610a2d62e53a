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

/** Puts the finding at the cursor right; where there are several ways, the reader chooses. */
export const mendHere = ({ notify, store, view }: Playground): void => {
  const found = findHere(view);
  const [way, ...others] = found?.actions ?? [];
  if (!found || !way) {
    notify({ kind: "info", text: "No finding with a mend is at the cursor. F8 goes to the next finding." });
  } else if (others.length > 0) {
    store.set({ panel: "checks" });
    notify({ kind: "info", text: "This finding can be mended in several ways: choose one in Checks." });
  } else way.apply(view, found.from, found.to);
};
