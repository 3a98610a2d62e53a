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
  for (let next = at + step; next >= 0 && next < regions.length; next += step) {
    const target = targetOf(regions[next]!.target);
    if (!target) continue;
    target.focus();
    return true;
  }
  return false;
};
