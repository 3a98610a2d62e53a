/** Keys that one page knows beside those of the site. */
export interface PageKeys {
  title: string;
  keys: readonly { shown: string; meaning: string }[];
}

let keys: PageKeys | undefined;

/** The keys of the page that is shown: the list of all keys has them in a section of their own. */
export const pageKeys = {
  get: (): PageKeys | undefined => keys,
  set: (keysNow: PageKeys | undefined): void => {
    keys = keysNow;
  },
};
