import type { Playground } from "../session/playground";

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

/** Shows the structure and moves the focus into it. */
export const lookInStructure = ({ store }: Playground): void => {
  store.set({ panel: "structure" });
  requestAnimationFrame(() => focusStructure(MOST_FRAMES));
};
