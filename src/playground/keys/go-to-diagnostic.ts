import { diagnosticCount } from "@codemirror/lint";
import type { Command } from "@codemirror/view";

import type { Playground } from "../session/playground";

/** Selects the next or previous problem of the source, and shows the source if it has a tab. */
export const goToDiagnostic = ({ notify, store, view }: Playground, step: Command): void => {
  if (diagnosticCount(view.state) === 0) return notify({ kind: "info", text: "There is no problem to go to." });
  if (!view.dom.checkVisibility()) store.set({ panel: "source" });
  // The editor must be visible before it can scroll.
  requestAnimationFrame(() => {
    view.focus();
    step(view);
  });
};
