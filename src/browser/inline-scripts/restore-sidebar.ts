import { attempt } from "../../utils/attempt";
import { storedCategory } from "../../utils/browser/stored-choices";
import { LANGUAGE_GROUP, toTab } from "../../utils/tabs";

export const SIDEBAR_SCROLL_KEY = "sidebar-scroll";

const restoreCategory = (category: HTMLElement): void => {
  const open = storedCategory(category.dataset.category!);
  if (open === undefined) return;
  const button = category.querySelector("button")!;
  button.setAttribute("aria-expanded", String(open));
  button.setAttribute("aria-label", button.getAttribute("aria-label")!.replace(/^\w+/, open ? "Collapse" : "Expand"));
  (category.lastElementChild as HTMLElement).hidden = !open;
};

const restoreLanguage = (languages: Element): void => {
  const buttons = [...languages.querySelectorAll("button")];
  const values = buttons.map(({ dataset }) => dataset.value!);
  const chosen = toTab(values, LANGUAGE_GROUP);
  for (const button of buttons) button.setAttribute("aria-pressed", String(button.dataset.value === chosen));
};

/** Script at the end of the sidebar: shows it as the reader left it, as `useCategoryOpen` and `useTabChoice` do later. */
export const restoreSidebar = ({ parentElement: nav }: Element): void => {
  nav!.querySelectorAll<HTMLElement>("li[data-category]:not(.active)").forEach(restoreCategory);
  // A page about one language shows its own.
  nav!.querySelectorAll(".language-switch:not([data-own])").forEach(restoreLanguage);
  const top = attempt(
    () => Number(sessionStorage.getItem(SIDEBAR_SCROLL_KEY)),
    () => 0,
  );
  if (top > 0) nav!.scrollTop = top;
};
