import { setSingleKeys, singleKeysOn } from "../../utils/browser/single-keys";
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

const listOf = (keys: readonly (readonly [key: string, meaning: string])[]): string =>
  `<dl>${keys.map(([key, meaning]) => `<div><dt><kbd>${key}</kbd></dt><dd>${meaning}</dd></div>`).join("")}</dl>`;

const html = `<style>${keysDialogStylesheet}</style><h2 id="keys-title">Keyboard shortcuts</h2>
${listOf(singleKeys)}<label><input type="checkbox"> Use these single keys</label>
<p>They do nothing in fields, nor where the arrows move something else.</p>${listOf(otherKeys)}
<form method="dialog"><button class="button" autofocus>Close</button></form>`;

/** Shows the keys that the site knows, and lets the reader turn the single ones off. */
export const openKeysDialog = (): void => {
  const dialog = document.createElement("dialog");
  dialog.className = "keys-dialog" satisfies KeysDialogClass;
  dialog.setAttribute("aria-labelledby", "keys-title");
  dialog.innerHTML = html;
  const setting = dialog.querySelector("input")!;
  setting.checked = singleKeysOn();
  setting.addEventListener("change", () => setSingleKeys(setting.checked));
  dialog.addEventListener("click", ({ target }) => target === dialog && dialog.close());
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  openModal(dialog);
};
