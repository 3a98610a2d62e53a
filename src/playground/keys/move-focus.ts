import type { Playground } from "../session/create-playground";

/** The regions in order: the focus target of each, and what belongs to it. */
const regions = [
  { target: ".toolbar :is(button, summary, select):not(:disabled)", within: ".toolbar" },
  { target: ".cm-content[aria-label]", within: ".cm-editor, .splitter" },
  { target: '[role="tab"][aria-selected="true"]', within: ".workbench" },
] as const;

const targetOf = (selector: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(`.workbench ${selector}`)].find((element) => element.checkVisibility());

/** Moves the focus to the next or previous region. Returns false after the last, so that the browser handles the key and moves to its own parts. */
export const goToRegion = (step: 1 | -1): boolean => {
  const here = document.activeElement;
  const isInside = Boolean(here?.closest(".workbench"));
  const at = isInside ? regions.findIndex(({ within }) => here?.closest(within)) : step > 0 ? -1 : regions.length;
  const others = step > 0 ? regions.slice(at + 1) : regions.slice(0, at).reverse();
  const target = others.map((region) => targetOf(region.target)).find(Boolean);
  target?.focus();
  return target !== undefined;
};

/** Focus targets, best first: a search field, the tree's own row, the first button. */
const targets = ['[type="search"]', '[role="treeitem"][tabindex="0"]', "button.item", "button"];

/** The structure is drawn with low priority, so it may take some frames. */
const MOST_FRAMES = 60;

const focusStructure = (frames: number): void => {
  const found = targets
    .map((target) => document.querySelector<HTMLElement>(`#playground-structure ${target}`))
    .find(Boolean);
  if (found) found.focus();
  else if (frames > 0) requestAnimationFrame(() => focusStructure(frames - 1));
};

export const lookInStructure = ({ store }: Playground): void => {
  store.set({ panel: "structure" });
  requestAnimationFrame(() => focusStructure(MOST_FRAMES));
};
