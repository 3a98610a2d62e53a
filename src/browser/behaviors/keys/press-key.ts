import { FIELDS } from "../../../utils/browser/keys";
import { openKeysDialog } from "./keys-dialog";

/** Elements that use the arrow keys themselves. */
const MOVED_BY_ARROWS = "[role=tablist], [role=radiogroup], [role=listbox], [role=menu], [role=tree], audio, video";

const scrollsSideways = (element: Element | null): boolean =>
  element !== null &&
  ((element.scrollWidth > element.clientWidth && /auto|scroll/.test(getComputedStyle(element).overflowX)) ||
    scrollsSideways(element.parentElement));

const follow = (rel: "prev" | "next"): void =>
  document.querySelector<HTMLAnchorElement>(`.pager [rel=${rel}]`)?.click();

/** Moves the focus to the entry of the heading being read, and opens the bar first if the contents are behind it. */
const focusContents = (): void => {
  const bar = document.querySelector<HTMLDetailsElement>(".mobile-toc");
  if (bar?.checkVisibility()) bar.open = true;
  const contents = [...document.querySelectorAll(".toc, .mobile-toc nav")].find((nav) => nav.checkVisibility());
  (contents?.querySelector<HTMLElement>("[aria-current]") ?? contents?.querySelector("a"))?.focus();
};

/** Runs the action of a single key, unless the focused element uses the key itself. */
export const pressKey = (key: string, target: EventTarget | undefined): void => {
  if (!(target instanceof Element) || target.closest(FIELDS) || document.querySelector("dialog[open]")) return;
  if (key === "?") return openKeysDialog();
  if (key === "t") return focusContents();
  if (target.closest(MOVED_BY_ARROWS) || scrollsSideways(target)) return;
  follow(key === "ArrowLeft" ? "prev" : "next");
};
