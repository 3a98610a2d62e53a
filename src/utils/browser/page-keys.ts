export interface PageKeys {
  title: string;
  keys: readonly { shown: string; meaning: string }[];
}

let keys: PageKeys | undefined;

/** The current page's keys, shown in their own section of the list of keys. */
export const pageKeys = {
  get: (): PageKeys | undefined => keys,
  set: (keysNow: PageKeys | undefined): void => {
    keys = keysNow;
  },
};
