const KEY = "playground";

/** Where the browser stores nothing: it lasts until the document ends. */
let unstored = "";

/** What this tab shows, by the session's id or a sample's name: it lasts as long as the tab, and is no other tab's. */
export const tabSession = {
  get: (): string => {
    try {
      return sessionStorage.getItem(KEY) ?? "";
    } catch {
      return unstored;
    }
  },
  set: (value: string): void => {
    try {
      if (value) sessionStorage.setItem(KEY, value);
      else sessionStorage.removeItem(KEY);
    } catch {
      unstored = value;
    }
  },
};

const SAMPLE = "sample:";

export const toSampleKey = (name: string): string => SAMPLE + name;

export const fromSampleKey = (key: string): string | undefined =>
  key.startsWith(SAMPLE) ? key.slice(SAMPLE.length) : undefined;
