export const MENU_EVENTS = ["click", "focusin", "keydown"] as const;

/** Closes a <details> like a menu: on Escape, which returns the focus, and on a click or focus elsewhere. */
export const closeMenu = (menu: HTMLDetailsElement | null, { type, target, key }: Event & { key?: string }): void => {
  if (!menu?.open || (type === "keydown" ? key !== "Escape" : menu.contains(target as Node))) return;
  menu.open = false;
  if (type === "keydown") menu.querySelector("summary")?.focus();
};
