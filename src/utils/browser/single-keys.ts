import { storage } from "./storage";

/** Key of the setting; the head's script reads it before any key is pressed. */
export const SINGLE_KEYS_KEY = "keys";

/** Do single keys, without Ctrl or the like, do anything? `data-keys` on <html> says when not. */
export const singleKeysOn = (): boolean => document.documentElement.dataset.keys !== "off";

/** Turns single keys on or off, here and on the pages to come. */
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
