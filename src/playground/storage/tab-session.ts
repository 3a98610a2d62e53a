import { TAB_MESSAGE_KEY as KEY } from "../../utils/browser/opens-message";

const BEFORE_KEY = "playground.before";
const SAMPLE = "sample:";

/** Used if the browser stores nothing: it lasts until the document ends. */
const unstored: Record<string, string> = {};

const read = (key: string): string => {
  try {
    return sessionStorage.getItem(key) ?? "";
  } catch {
    return unstored[key] ?? "";
  }
};

const write = (key: string, value: string): void => {
  try {
    if (value) sessionStorage.setItem(key, value);
    else sessionStorage.removeItem(key);
  } catch {
    unstored[key] = value;
  }
};

/** What this tab shows, as a session's id or a sample's name. It lasts as long as the tab and isn't shared with other tabs. */
export const tabSession = {
  get: (): string => read(KEY),
  /** The session shown before, which undo restores, even after a reload. */
  before: (): string => read(BEFORE_KEY),
  set: (value: string): void => {
    const before = read(KEY);
    if (!value) write(BEFORE_KEY, "");
    else if (before && before !== value && !before.startsWith(SAMPLE)) write(BEFORE_KEY, before);
    write(KEY, value);
  },
};

export const toSampleKey = (name: string): string => SAMPLE + name;

export const fromSampleKey = (key: string): string | undefined =>
  key.startsWith(SAMPLE) ? key.slice(SAMPLE.length) : undefined;
