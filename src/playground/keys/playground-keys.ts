import type { Playground } from "../session/create-playground";
import { pickFiles } from "../views/parts/pick-files";
import { allTabs, sourceTab } from "../views/tabs/tabs";

/** The regions in order: the focus target of each, and what belongs to it. */
const regions = [
  { target: ".toolbar :is(button, summary, select):not(:disabled)", within: ".toolbar" },
  { target: ".cm-content[aria-label]", within: ".cm-editor, .splitter" },
  { target: '[role="tab"][aria-selected="true"]', within: ".workbench" },
] as const;

const findTarget = (selector: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(`.workbench ${selector}`)].find((element) => element.checkVisibility());

/** Moves the focus to the next or previous region. Returns false after the last, so that the browser handles the key and moves to its own parts. */
const goToRegion = (step: 1 | -1): boolean => {
  const here = document.activeElement;
  const isInside = Boolean(here?.closest(".workbench"));
  const index = isInside ? regions.findIndex(({ within }) => here?.closest(within)) : step > 0 ? -1 : regions.length;
  const others = step > 0 ? regions.slice(index + 1) : regions.slice(0, index).reverse();
  const target = others.map((region) => findTarget(region.target)).find(Boolean);
  target?.focus();
  return target !== undefined;
};

/** Focus targets, best first: a search field, the tree's own row, the first button. */
const targets = ['[type="search"]', '[role="treeitem"][tabindex="0"]', "button.item", "button"];

const focusStructure = (): boolean => {
  const found = targets
    .map((target) => document.querySelector<HTMLElement>(`#playground-structure ${target}`))
    .find(Boolean);
  found?.focus();
  return found !== undefined && found === document.activeElement;
};

/** Shows the structure and focuses it once it is drawn, which takes as long as reading the message; the next key or click ends the wait. */
const showStructure = ({ store }: Playground): void => {
  store.set({ panel: "structure" });
  const observer = new MutationObserver(() => {
    if (focusStructure()) observer.disconnect();
  });
  requestAnimationFrame(() => {
    if (focusStructure()) return;
    observer.observe(document.body, { childList: true, subtree: true });
    for (const action of ["keydown", "pointerdown"])
      addEventListener(action, () => observer.disconnect(), { capture: true, once: true });
  });
};

/** Goes to a problem or fixes one. The code comes with the first message. */
const problemKey =
  (act: "goToNext" | "goToPrevious" | "fixAtCursor"): PlaygroundKey["run"] =>
  (playground) =>
    playground.attempt(async () => (await import("./problem-keys"))[act](playground));

/** The names of the views in order, after the source if it has a tab. */
const listViewNames = ({ store }: Playground): string[] => {
  const hasSource = document.getElementById("playground-tab-source") !== null;
  const views = allTabs(store.get().files !== null).map(({ name }) => name);
  return hasSource ? [sourceTab.name, ...views] : views;
};

/** Shows a view, and moves the focus to its tab once that is there. */
const showView = ({ store }: Playground, name: string | undefined): boolean => {
  if (name === undefined) return false;
  store.set({ panel: name });
  requestAnimationFrame(() => document.getElementById(`playground-tab-${name}`)?.focus());
  return true;
};

const stepTab = (playground: Playground, step: 1 | -1): boolean => {
  const names = listViewNames(playground);
  const shown = document.querySelector('.workbench [role="tabpanel"]:not([hidden])')?.id.replace("playground-", "");
  return showView(playground, names.at((names.indexOf(shown ?? "") + step) % names.length));
};

export interface PlaygroundKey {
  /** Key combinations: `Mod` is Ctrl, or ⌘ on a Mac. */
  press: readonly string[];
  /** A shorter form for the list than all its combinations. */
  shown?: string;
  meaning: string;
  /** Whether it also works in fields and in the source. */
  isEverywhere?: true;
  /** Returns false to leave the key to the browser. */
  run: (playground: Playground, key: string) => unknown;
}

/** All keys of the playground, for the handler and the list. The browser's own aren't included. */
export const playgroundKeys: readonly PlaygroundKey[] = [
  { press: ["F6"], meaning: "To the toolbar, source and views", isEverywhere: true, run: () => goToRegion(1) },
  { press: ["Shift-F6"], meaning: "The same backwards", isEverywhere: true, run: () => goToRegion(-1) },
  { press: ["F8"], meaning: "Next problem in the source", isEverywhere: true, run: problemKey("goToNext") },
  { press: ["Shift-F8"], meaning: "Previous problem", isEverywhere: true, run: problemKey("goToPrevious") },
  {
    press: ["Alt-Enter"],
    meaning: "Fix the problem at the cursor",
    isEverywhere: true,
    run: problemKey("fixAtCursor"),
  },
  { press: ["Alt-PageDown"], meaning: "Next view", isEverywhere: true, run: (playground) => stepTab(playground, 1) },
  { press: ["Alt-PageUp"], meaning: "Previous view", isEverywhere: true, run: (playground) => stepTab(playground, -1) },
  { press: ["Mod-z"], meaning: "Undo, in any view", run: ({ undoByKey }) => void undoByKey() },
  { press: ["Mod-Shift-z", "Mod-y"], meaning: "Redo", run: ({ redo }) => void redo() },
  { press: ["o"], meaning: "Open a message", run: ({ openFiles }) => pickFiles(openFiles) },
  { press: ["d"], meaning: "Download the XML", run: ({ downloadXml }) => downloadXml() },
  { press: ["f"], meaning: "Find in the structure", run: showStructure },
  {
    press: ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0"],
    shown: "1 … 9, 0",
    meaning: "First to tenth view",
    run: (playground, key) => showView(playground, listViewNames(playground)[(Number(key) + 9) % 10]),
  },
];
