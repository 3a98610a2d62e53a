/** A combination of keys: `Mod` is Ctrl, or ⌘ on a Mac. */
export type KeyPress = string;

const isMac = (): boolean => /Mac|iP(?:hone|ad)/.test(navigator.platform);

const names: Record<string, string> = { PageUp: "Page ↑", PageDown: "Page ↓" };

/** A combination as it is printed on the reader's keyboard. */
export const toShown = (press: KeyPress): string =>
  press
    .split("-")
    .map((part) => {
      if (part === "Mod") return isMac() ? "⌘" : "Ctrl";
      if (part === "Alt" && isMac()) return "⌥";
      return names[part] ?? (part.length === 1 && press !== part ? part.toUpperCase() : part);
    })
    .join(" ");

/** Is a combination one key, without Ctrl or the like, that types a character? */
export const isSingle = (press: KeyPress): boolean => press.length === 1;

/** Is this what was pressed? */
export const isPressed = (press: KeyPress, event: KeyboardEvent): boolean => {
  const parts = press.split("-");
  const key = parts.pop()!;
  const mod = isMac() ? event.metaKey : event.ctrlKey;
  const other = isMac() ? event.ctrlKey : event.metaKey;
  return (
    event.key.toLowerCase() === key.toLowerCase() &&
    mod === parts.includes("Mod") &&
    event.altKey === parts.includes("Alt") &&
    // Digits are above other signs on some keyboards, and below them on others.
    (/^\d$/.test(key) || event.shiftKey === parts.includes("Shift")) &&
    !other
  );
};
