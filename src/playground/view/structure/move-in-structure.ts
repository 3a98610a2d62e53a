import type { KeyboardEvent } from "react";

/** Arrow keys in the structure: up and down from item to item, right opens one, left closes it or leads to the one around it. */
export const moveInStructure = (event: KeyboardEvent<HTMLElement>): void => {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const item = event.currentTarget;
  const items = [...(item.closest(".structure")?.querySelectorAll<HTMLElement>(".item") ?? [])];
  const at = items.indexOf(item);
  const toggle = item.previousElementSibling;
  const isOpen = toggle?.getAttribute("aria-expanded");
  const outer = item.closest("ul")?.closest("li")?.querySelector<HTMLElement>(".item");
  const actions: Record<string, () => void> = {
    ArrowDown: () => items[at + 1]?.focus(),
    ArrowUp: () => items[at - 1]?.focus(),
    Home: () => items[0]?.focus(),
    End: () => items.at(-1)?.focus(),
    ArrowRight: () => (isOpen === "true" ? items[at + 1]?.focus() : isOpen && (toggle as HTMLElement).click()),
    ArrowLeft: () => (isOpen === "true" ? (toggle as HTMLElement).click() : outer?.focus()),
  };
  if (!Object.hasOwn(actions, event.key)) return;
  event.preventDefault();
  actions[event.key]!();
};
