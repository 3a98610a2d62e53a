/** Memoizes a loader in a map; a failure is forgotten, so that the next call tries again. */
export const memoize =
  <Value>(
    load: (key: string) => Promise<Value>,
    kept = new Map<string, Promise<Value>>(),
  ): ((key: string) => Promise<Value>) =>
  (key) => {
    const known = kept.get(key);
    if (known) return known;
    const loading = load(key);
    kept.set(key, loading);
    loading.catch(() => kept.delete(key));
    return loading;
  };
