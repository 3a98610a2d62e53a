/** Returns a function that computes the value for each key only once. */
export const memoize = <Key, Value>(compute: (key: Key) => Value): ((key: Key) => Value) => {
  const known = new Map<Key, Value>();
  return (key) => {
    if (!known.has(key)) known.set(key, compute(key));
    return known.get(key)!;
  };
};

/** Returns a function that computes the value for each object only once; a value goes with its object. */
export const memoizeWeak = <Key extends WeakKey, Value>(compute: (key: Key) => Value): ((key: Key) => Value) => {
  const known = new WeakMap<Key, { value: Value }>();
  return (key) => {
    const found = known.get(key) ?? { value: compute(key) };
    known.set(key, found);
    return found.value;
  };
};

/** Returns a function that computes a single value only once. */
export const once = <Value>(compute: () => Value): (() => Value) => {
  const known = memoize<undefined, Value>(compute);
  return () => known(undefined);
};
