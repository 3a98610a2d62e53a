import { storage } from "./storage";

/** Key of the setting; the head's script reads it before any key is pressed. */
export const SINGLE_KEYS_KEY = "keys";

/** Whether single keys, without Ctrl or similar, are on; if they are off, `data-keys` on <html> is set. */
export const singleKeysOn = (): boolean => document.documentElement.dataset.keys !== "off";

/** Turns single keys on or off, on this page and on later ones. */
export const setSingleKeys = (on: boolean): void => {
  const { dataset } = document.documentElement;
  if (on) {
    delete dataset.keys;
    storage.remove(SINGLE_KEYS_KEY);
  } else {
    dataset.keys = "off";
    storage.set(SINGLE_KEYS_KEY, "off");
  }
};
