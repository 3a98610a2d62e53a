import { adoptCss } from "../../../utils/browser/adopt-css";
import { FIELDS, setSingleKeys, singleKeysOn } from "../../../utils/browser/keys";
import { type PageKeys, pageKeys } from "../../../utils/browser/page-keys";
import { keysDialogStylesheet } from "./keys-dialog-stylesheet";

const singleKeys = [
  ["←", "Previous page"],
  ["→", "Next page"],
  ["t", "Headings of the page"],
  ["/", "Search"],
  ["?", "These keys"],
] as const;

const otherKeys = [
  ["Ctrl K, ⌘ K", "Search"],
  ["Esc", "Close what is open"],
] as const;

/** Alternative keys for the same action are next to each other. */
const toKbd = (keys: string): string => `<kbd>${keys.replaceAll(", ", "</kbd> <kbd>")}</kbd>`;

const toKeyList = (keys: readonly (readonly [key: string, meaning: string])[]): string =>
  `<dl>${keys.map(([key, meaning]) => `<div><dt>${toKbd(key)}</dt><dd>${meaning}</dd></div>`).join("")}</dl>`;

/** Returns the page's keys, before the site's. */
const pageKeysHtml = ({ title, keys }: PageKeys): string =>
  `<section><h3>${title}</h3>${toKeyList(keys.map(({ shown, meaning }) => [shown, meaning]))}</section>`;

const ofSite = `${toKeyList(singleKeys)}<label><input type="checkbox"> Use these single keys</label>
<p>All single letters, digits, signs and arrows, on every page. They do nothing in fields, nor where the arrows move something else.</p>${toKeyList(otherKeys)}`;

const dialogHtml = (page: PageKeys | undefined): string => `<h2 id="keys-title">Keyboard shortcuts</h2>
<div>${page ? `${pageKeysHtml(page)}<section><h3>On every page</h3>${ofSite}</section>` : `<section>${ofSite}</section>`}</div>
<form method="dialog"><button class="button" autofocus>Close</button></form>`;

/** Shows the site's keys, and lets the reader turn single keys off. */
export const openKeysDialog = (): void => {
  const dialog = document.createElement("dialog");
  dialog.className = "keys-dialog";
  dialog.setAttribute("aria-labelledby", "keys-title");
  dialog.innerHTML = dialogHtml(pageKeys.current);
  const setting = dialog.querySelector("input")!;
  setting.checked = singleKeysOn();
  setting.addEventListener("change", () => setSingleKeys(setting.checked));
  dialog.addEventListener("click", ({ target }) => target === dialog && dialog.close());
  const releaseStyles = adoptCss(keysDialogStylesheet);
  dialog.addEventListener("close", () => {
    dialog.remove();
    releaseStyles();
  });
  document.body.append(dialog);
  dialog.showModal();
  // Otherwise the focus would be at the end of a possibly long list.
  dialog.scrollTop = 0;
};

const MOVED_BY_ARROWS = "[role=tablist], [role=radiogroup], [role=listbox], [role=menu], [role=tree], audio, video";

const scrollsSideways = (element: Element | null): boolean =>
  element !== null &&
  ((element.scrollWidth > element.clientWidth && /auto|scroll/.test(getComputedStyle(element).overflowX)) ||
    scrollsSideways(element.parentElement));

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
  document.querySelector<HTMLAnchorElement>(`.pager [rel=${key === "ArrowLeft" ? "prev" : "next"}]`)?.click();
};
