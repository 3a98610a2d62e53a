import { adoptCss } from "../../../utils/browser/adopt-css";
import { pageKeys, type PageKeys } from "../../../utils/browser/page-keys";
import { setSingleKeys, singleKeysOn } from "../../../utils/browser/keys";
import { openModal } from "../open-modal";
import type { KeysDialogClass } from "./keys-dialog-styles";
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

const listOf = (keys: readonly (readonly [key: string, meaning: string])[]): string =>
  `<dl>${keys.map(([key, meaning]) => `<div><dt>${toKbd(key)}</dt><dd>${meaning}</dd></div>`).join("")}</dl>`;

/** The page's keys, before the site's. */
const ofPage = ({ title, keys }: PageKeys): string =>
  `<section><h3>${title}</h3>${listOf(keys.map(({ shown, meaning }) => [shown, meaning]))}</section>`;

const ofSite = `${listOf(singleKeys)}<label><input type="checkbox"> Use these single keys</label>
<p>All single letters, digits, signs and arrows, on every page. They do nothing in fields, nor where the arrows move something else.</p>${listOf(otherKeys)}`;

const toHtml = (page: PageKeys | undefined): string => `<h2 id="keys-title">Keyboard shortcuts</h2>
<div>${page ? `${ofPage(page)}<section><h3>On every page</h3>${ofSite}</section>` : `<section>${ofSite}</section>`}</div>
<form method="dialog"><button class="button" autofocus>Close</button></form>`;

/** Shows the site's keys, and lets the reader turn single keys off. */
export const openKeysDialog = (): void => {
  const dialog = document.createElement("dialog");
  dialog.className = "keys-dialog" satisfies KeysDialogClass;
  dialog.setAttribute("aria-labelledby", "keys-title");
  dialog.innerHTML = toHtml(pageKeys.get());
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
  openModal(dialog);
  // Otherwise the focus would be at the end of a possibly long list.
  dialog.scrollTop = 0;
};
