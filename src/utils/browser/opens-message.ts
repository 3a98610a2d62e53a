import { attempt } from "../attempt";
import { readStored } from "./storage";

/** Key of a tab's playground content, in sessionStorage. */
export const TAB_MESSAGE_KEY = "playground";

/** Set while the browser keeps only one message, which the playground then continues. */
export const ONLY_MESSAGE_KEY = "playground.only";

const MESSAGE_HASH = /^#(?:ern|open|page|sample)=/;

const readTabMessage = (): string | null =>
  attempt(
    () => sessionStorage.getItem(TAB_MESSAGE_KEY),
    () => null,
  );

/** Returns whether the playground will start with a message, as far as known before its code and database load. */
export const opensMessage = (): boolean =>
  MESSAGE_HASH.test(window.location.hash) || Boolean(readTabMessage() || readStored(ONLY_MESSAGE_KEY));
