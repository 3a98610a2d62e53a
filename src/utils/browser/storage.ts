/** localStorage that never throws: it may be full, forbidden or missing, and the site works without it. */
export const storage = {
  get: (key: string): string | null => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  set: (key: string, value: string): void => {
    try {
      localStorage.setItem(key, value);
    } catch {
      // The choice lasts until the reader leaves the page.
    }
  },
  remove: (key: string): void => {
    try {
      localStorage.removeItem(key);
    } catch {
      // Nothing was stored.
    }
  },
};

/** The JSON stored under a key: undefined if nothing is stored, null if it isn't JSON. */
export const storedJson = (key: string): unknown => {
  const text = storage.get(key);
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};
