/** Keys of a part's position and of what it reads itself from. */
const NO_KEYS = ["node", "context", "document"];

/** The keys of a part: its own, and the lazy ones of its class. */
export const keysOf = (part: object): string[] => {
  const keys = Object.keys(part).filter((key) => !NO_KEYS.includes(key));
  for (let like = Object.getPrototypeOf(part); like && like !== Object.prototype; like = Object.getPrototypeOf(like)) {
    const all = Object.entries(Object.getOwnPropertyDescriptors(like));
    keys.push(...all.filter(([, { get }]) => get).map(([key]) => key));
  }
  return keys;
};
