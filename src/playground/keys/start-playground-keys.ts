import { FIELDS, latinKey, singleKeysOn } from "../../utils/browser/keys";
import { pageKeys } from "../../utils/browser/page-keys";
import type { Playground } from "../session/create-playground";
import { type PlaygroundKey, playgroundKeys } from "./playground-keys";

/** Returns whether the key acts here: keys that type a character don't in fields, or if the user turned them off. */
const isActive = ({ isEverywhere }: PlaygroundKey, event: KeyboardEvent): boolean => {
  if (!isEverywhere && event.target instanceof Element && event.target.closest(FIELDS)) return false;
  return event.key.length > 1 || event.ctrlKey || event.metaKey || (singleKeysOn() && !event.repeat);
};

export const startPlaygroundKeys = (playground: Playground): (() => void) => {
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.isComposing) return;
    const found = playgroundKeys.find((candidate) =>
      candidate.press.some((combination) => isPressed(combination, event)),
    );
    // The dialog is looked for last, in the whole page.
    if (!found || !isActive(found, event) || document.querySelector("dialog[open]")) return;
    if (found.run(playground, latinKey(event)) !== false) event.preventDefault();
  };
  window.addEventListener("keydown", onKeyDown);
  pageKeys.current = {
    title: "In the playground",
    keys: playgroundKeys.map(({ press: combinations, shown, meaning }) => ({
      shown: shown ?? combinations.map(formatCombination).join(", "),
      meaning,
    })),
  };
  return () => {
    window.removeEventListener("keydown", onKeyDown);
    pageKeys.current = undefined;
  };
};

const isMac = (): boolean => /Mac|iP(?:hone|ad)/.test(navigator.platform);

const names: Record<string, string> = { PageUp: "Page ↑", PageDown: "Page ↓" };

/** A combination as printed on the user's keyboard. */
const formatCombination = (press: string): string =>
  press
    .split("-")
    .map((part) => {
      if (part === "Mod") return isMac() ? "⌘" : "Ctrl";
      if (part === "Alt" && isMac()) return "⌥";
      return names[part] ?? (part.length === 1 && press !== part ? part.toUpperCase() : part);
    })
    .join(" ");

const isPressed = (press: string, event: KeyboardEvent): boolean => {
  const parts = press.split("-");
  const key = parts.pop()!;
  const mod = isMac() ? event.metaKey : event.ctrlKey;
  const otherModifier = isMac() ? event.ctrlKey : event.metaKey;
  return (
    latinKey(event).toLowerCase() === key.toLowerCase() &&
    mod === parts.includes("Mod") &&
    event.altKey === parts.includes("Alt") &&
    // Digits are shifted on some keyboards and unshifted on others.
    (/^\d$/.test(key) || event.shiftKey === parts.includes("Shift")) &&
    !otherModifier
  );
};
