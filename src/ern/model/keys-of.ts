/** Where a part stands, and what it reads itself from. */
const NO_KEYS = ["node", "context", "document"];

/** Names of what a part says: its own keys, and those of its class that are read when they are asked for. */
export const keysOf = (part: object): string[] => {
  const keys = Object.keys(part).filter((key) => !NO_KEYS.includes(key));
  for (let like = Object.getPrototypeOf(part); like && like !== Object.prototype; like = Object.getPrototypeOf(like)) {
    const all = Object.entries(Object.getOwnPropertyDescriptors(like));
    keys.push(...all.filter(([, { get }]) => get).map(([key]) => key));
  }
  return keys;
};
