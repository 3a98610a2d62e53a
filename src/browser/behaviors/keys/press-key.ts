import { FIELDS } from "../../../utils/browser/fields";
import { openKeysDialog } from "./keys-dialog";

/** Parts in which arrows move something of their own. */
const MOVED_BY_ARROWS = "[role=tablist], [role=radiogroup], [role=listbox], [role=menu], [role=tree], audio, video";

const scrollsSideways = (element: Element | null): boolean =>
  element !== null &&
  ((element.scrollWidth > element.clientWidth && /auto|scroll/.test(getComputedStyle(element).overflowX)) ||
    scrollsSideways(element.parentElement));

const follow = (rel: "prev" | "next"): void =>
  document.querySelector<HTMLAnchorElement>(`.pager [rel=${rel}]`)?.click();

/** Moves the focus to the page's headings, to that which is being read; behind their bar they are shown first. */
const focusContents = (): void => {
  const bar = document.querySelector<HTMLDetailsElement>(".mobile-toc");
  if (bar?.checkVisibility()) bar.open = true;
  const contents = [...document.querySelectorAll(".toc, .mobile-toc nav")].find((nav) => nav.checkVisibility());
  (contents?.querySelector<HTMLElement>("[aria-current]") ?? contents?.querySelector("a"))?.focus();
};

/** Does what a single key stands for, unless what has the focus has a use of its own for it. */
export const pressKey = (key: string, target: EventTarget | undefined): void => {
  if (!(target instanceof Element) || target.closest(FIELDS) || document.querySelector("dialog[open]")) return;
  if (key === "?") return openKeysDialog();
  if (key === "t") return focusContents();
  if (target.closest(MOVED_BY_ARROWS) || scrollsSideways(target)) return;
  follow(key === "ArrowLeft" ? "prev" : "next");
};
