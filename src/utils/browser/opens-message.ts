import { storage } from "./storage";

/** Key of what a tab shows in the playground, in the tab's own storage. */
export const TAB_MESSAGE_KEY = "playground";

/** Is set while the browser keeps one message only, which the playground then goes on with. */
export const ONLY_MESSAGE_KEY = "playground.only";

/** Hashes that name a message. */
export const MESSAGE_HASH = /^#(?:ern|open|page|sample)=/;

const ofTab = (): string | null => {
  try {
    return sessionStorage.getItem(TAB_MESSAGE_KEY);
  } catch {
    return null;
  }
};

/** Will the playground begin with a message, as far as can be said before its code and its database are there? */
export const opensMessage = (): boolean =>
  MESSAGE_HASH.test(window.location.hash) || Boolean(ofTab() || storage.get(ONLY_MESSAGE_KEY));
