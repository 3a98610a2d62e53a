import { toAddress } from "../../utils/address";
import { storedCategory, storedItems } from "../../utils/browser/stored-choices";
import { type SidebarItem, toggleLabel } from "../../utils/sidebar";
import { restoreScroll } from "./restore-scroll";

/** An item like a category that is closed and has no items yet. */
const toEntry = (category: HTMLElement, { label, path, digest }: SidebarItem): HTMLElement => {
  const entry = category.cloneNode(true) as HTMLElement;
  const link = entry.querySelector("a")!;
  link.setAttribute("href", toAddress(path!));
  link.textContent = label;
  if (digest === null) {
    entry.replaceChildren(link);
    delete entry.dataset.category;
    delete entry.dataset.digest;
  } else {
    Object.assign(entry.dataset, { category: path, digest });
    entry.querySelector("button")!.setAttribute("aria-label", toggleLabel(label, false));
  }
  return entry;
};

const restoreCategory = (category: HTMLElement): void => {
  const { category: path = "", digest } = category.dataset;
  const open = storedCategory(path);
  const items = open && digest ? storedItems(path, digest) : [];
  if (open === undefined || !items) return;
  const list = category.lastElementChild as HTMLElement;
  list.append(...items.map((item) => toEntry(category, item)));
  list.querySelectorAll<HTMLElement>("[data-digest]").forEach(restoreCategory);
  list.hidden = !open;
  const button = category.querySelector("button")!;
  button.setAttribute("aria-expanded", String(open));
  button.setAttribute("aria-label", toggleLabel(category.querySelector("a")!.textContent, open));
};

/** Script at the end of the sidebar: shows it as the reader left it, as `SidebarTree` does later. */
export const restoreSidebar = (script: Element): void => {
  script.parentElement!.querySelectorAll<HTMLElement>("li[data-category]:not(.active)").forEach(restoreCategory);
  restoreScroll(script);
};
