import { setRootChoice } from "./stored-choices";

/** Elements that use the keys typed in them. */
export const FIELDS = "input, select, textarea, [contenteditable]:not([contenteditable=false])";

const OTHER_SCRIPT = /^(?![\p{ASCII}\p{Script=Latin}])[\p{L}\p{Nd}]$/u;

/** Returns the key of a shortcut: for a letter or digit of another script, what a Latin keyboard has there. */
export const latinKey = ({ key, code }: Pick<KeyboardEvent, "key" | "code">): string =>
  (OTHER_SCRIPT.test(key) && /^(?:Key|Digit)(.)$/.exec(code)?.[1]?.toLowerCase()) || key;

/** Key of the setting; the head's script reads it before any key is pressed. */
export const SINGLE_KEYS_KEY = "keys";

/** Returns whether single keys, without Ctrl or similar, are on; if they are off, `data-keys` on <html> is set. */
export const singleKeysOn = (): boolean => document.documentElement.dataset.keys !== "off";

/** Turns single keys on or off, and stores it. */
export const setSingleKeys = (on: boolean): void => setRootChoice(SINGLE_KEYS_KEY, on ? undefined : "off");
