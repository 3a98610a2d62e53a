import { listen } from "./listen";

/** Closes a <details>, which is looked for only then, on Escape and on a click or focus elsewhere; returns a function that stops it. */
export const closeLikeMenu = (find: () => HTMLDetailsElement | null): (() => void) =>
  listen(["click", "focusin", "keydown"], (event) => {
    const isKey = "key" in event;
    if (isKey && event.key !== "Escape") return;
    const menu = find();
    if (!menu?.open || (!isKey && menu.contains(event.target as Node))) return;
    menu.open = false;
    if (isKey) menu.querySelector("summary")?.focus();
  });
