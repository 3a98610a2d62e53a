/** A key combination: `Mod` is Ctrl, or ⌘ on a Mac. */
export type KeyPress = string;

const isMac = (): boolean => /Mac|iP(?:hone|ad)/.test(navigator.platform);

const names: Record<string, string> = { PageUp: "Page ↑", PageDown: "Page ↓" };

/** A combination as printed on the user's keyboard. */
export const toShown = (press: KeyPress): string =>
  press
    .split("-")
    .map((part) => {
      if (part === "Mod") return isMac() ? "⌘" : "Ctrl";
      if (part === "Alt" && isMac()) return "⌥";
      return names[part] ?? (part.length === 1 && press !== part ? part.toUpperCase() : part);
    })
    .join(" ");

/** Is it a single key that types a character, without Ctrl or the like? */
export const isSingle = (press: KeyPress): boolean => press.length === 1;

/** Does the event match this combination? */
export const isPressed = (press: KeyPress, event: KeyboardEvent): boolean => {
  const parts = press.split("-");
  const key = parts.pop()!;
  const mod = isMac() ? event.metaKey : event.ctrlKey;
  const other = isMac() ? event.ctrlKey : event.metaKey;
  return (
    event.key.toLowerCase() === key.toLowerCase() &&
    mod === parts.includes("Mod") &&
    event.altKey === parts.includes("Alt") &&
    // Digits are shifted on some keyboards and unshifted on others.
    (/^\d$/.test(key) || event.shiftKey === parts.includes("Shift")) &&
    !other
  );
};
