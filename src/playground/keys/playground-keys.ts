import {
  type Action,
  type Diagnostic,
  diagnosticCount,
  forEachDiagnostic,
  nextDiagnostic,
  previousDiagnostic,
} from "@codemirror/lint";
import type { Command } from "@codemirror/view";

import type { Playground } from "../session/create-playground";
import { downloadXml } from "../views/parts/download-xml";
import { pickFiles } from "../views/parts/pick-files";
import { goToRegion, lookInStructure } from "./move-focus";

/** Selects the next or previous problem of the source, and shows the source if it has a tab. */
const goToDiagnostic =
  (step: Command) =>
  ({ notify, store, view }: Playground): void => {
    if (diagnosticCount(view.state) === 0) return notify({ kind: "info", text: "There is no problem to go to." });
    if (!view.dom.checkVisibility()) store.set({ panel: "source" });
    // The editor must be visible before it can scroll.
    requestAnimationFrame(() => {
      view.focus();
      step(view);
    });
  };

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
const fixHere = ({ notify, store, view }: Playground): void => {
  const found = findHere(view);
  const [way, ...others] = found?.actions ?? [];
  if (!found || !way) {
    notify({ kind: "info", text: "No problem with a fix is at the cursor. F8 goes to the next problem." });
  } else if (others.length > 0) {
    store.set({ panel: "checks" });
    notify({ kind: "info", text: "This problem can be fixed in several ways: choose one in Checks." });
  } else way.apply(view, found.from, found.to);
};

const tabs = (): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('.workbench [role="tab"][id^="playground-tab-"]')].filter((tab) =>
    tab.checkVisibility(),
  );

const choose = (tab: HTMLElement | undefined): boolean => {
  tab?.click();
  tab?.focus();
  return tab !== undefined;
};

/** Shows the next or the previous view, wrapping around. */
const stepTab = (step: 1 | -1): boolean => {
  const all = tabs();
  const at = all.findIndex((tab) => tab.getAttribute("aria-selected") === "true");
  return choose(all.at((at + step) % all.length));
};

/** A key of the playground: what it does, and its text in the list of keys. */
export interface PlaygroundKey {
  /** Key combinations: `Mod` is Ctrl, or ⌘ on a Mac. */
  press: readonly string[];
  /** A shorter form for the list than all its combinations. */
  shown?: string;
  meaning: string;
  /** Does it also work in fields and in the source? */
  isEverywhere?: true;
  /** Returns false to leave the key to the browser. */
  does: (playground: Playground, key: string) => unknown;
}

/** All keys of the playground, for the handler and the list. The browser's own aren't included. */
export const playgroundKeys: readonly PlaygroundKey[] = [
  { press: ["F6"], meaning: "To the tools, the source, the views", isEverywhere: true, does: () => goToRegion(1) },
  { press: ["Shift-F6"], meaning: "The same way back", isEverywhere: true, does: () => goToRegion(-1) },
  { press: ["F8"], meaning: "Next problem in the source", isEverywhere: true, does: goToDiagnostic(nextDiagnostic) },
  { press: ["Shift-F8"], meaning: "Problem before", isEverywhere: true, does: goToDiagnostic(previousDiagnostic) },
  { press: ["Alt-Enter"], meaning: "Fix the problem at the cursor", isEverywhere: true, does: fixHere },
  { press: ["Alt-PageDown"], meaning: "Next view", isEverywhere: true, does: () => stepTab(1) },
  { press: ["Alt-PageUp"], meaning: "View before", isEverywhere: true, does: () => stepTab(-1) },
  { press: ["Mod-z"], meaning: "Undo, in any view", does: ({ undoByKey }) => void undoByKey() },
  { press: ["Mod-Shift-z", "Mod-y"], meaning: "Redo", does: ({ redo }) => void redo() },
  { press: ["o"], meaning: "Open a message", does: ({ openFiles }) => pickFiles(openFiles) },
  { press: ["d"], meaning: "Download the XML", does: downloadXml },
  { press: ["f"], meaning: "Look in the structure", does: lookInStructure },
  {
    press: ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0"],
    shown: "1 … 9, 0",
    meaning: "First to tenth view",
    does: (_, key) => choose(tabs()[(Number(key) + 9) % 10]),
  },
];
