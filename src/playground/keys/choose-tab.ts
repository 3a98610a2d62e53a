const tabs = (): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('.workbench [role="tab"][id^="playground-tab-"]')].filter((tab) =>
    tab.checkVisibility(),
  );

const choose = (tab: HTMLElement | undefined): boolean => {
  tab?.click();
  tab?.focus();
  return tab !== undefined;
};

/** Shows a view by its index in the list of tabs, from 0. */
export const chooseTab = (at: number): boolean => choose(tabs()[at]);

/** Shows the next or the previous view, wrapping around. */
export const stepTab = (step: 1 | -1): boolean => {
  const all = tabs();
  const at = all.findIndex((tab) => tab.getAttribute("aria-selected") === "true");
  return choose(all.at((at + step) % all.length));
};
