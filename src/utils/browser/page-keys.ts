export interface PageKeys {
  title: string;
  keys: readonly { shown: string; meaning: string }[];
}

/** The current page's keys, shown in their own section of the list of keys. */
export const pageKeys: { current?: PageKeys | undefined } = {};
