import { toTab } from "../../utils/tabs";

const selectWithin = (tabs: Element, selector: string): HTMLElement[] => [
  ...tabs.querySelectorAll<HTMLElement>(`:scope > ${selector}`),
];

/** Script inside each group of tabs: shows the chosen tab before the first paint, as `useTabChoice` does later. */
export const restoreTabs = ({ parentElement: tabs }: Element): void => {
  const { group } = tabs!.dataset;
  if (!group) return;
  const buttons = selectWithin(tabs!, "[role=tablist] > [role=tab]");
  const values = buttons.map(({ dataset }) => dataset.value!);
  const chosen = toTab(values, group);
  for (const button of buttons) button.setAttribute("aria-selected", String(button.dataset.value === chosen));
  for (const panel of selectWithin(tabs!, "[role=tabpanel]"))
    if (panel.dataset.value === chosen) panel.removeAttribute("hidden");
    else panel.setAttribute("hidden", "until-found");
};
