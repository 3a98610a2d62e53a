/** Memoizes a loader; a failure is forgotten, so that the next call tries again. */
export const keep = <Value>(load: (key: string) => Promise<Value>): ((key: string) => Promise<Value>) => {
  const kept = new Map<string, Promise<Value>>();
  return (key) => {
    const known = kept.get(key);
    if (known) return known;
    const loading = load(key);
    kept.set(key, loading);
    loading.catch(() => kept.delete(key));
    return loading;
  };
};
