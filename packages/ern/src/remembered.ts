/** Returns a function that computes the value for each key only once. */
export const remembered = <Key, Value>(compute: (key: Key) => Value): ((key: Key) => Value) => {
  const known = new Map<Key, Value>();
  return (key) => {
    if (!known.has(key)) known.set(key, compute(key));
    return known.get(key)!;
  };
};

/** Returns the same for a single value. */
export const once = <Value>(compute: () => Value): (() => Value) => {
  const known = remembered<undefined, Value>(compute);
  return () => known(undefined);
};
