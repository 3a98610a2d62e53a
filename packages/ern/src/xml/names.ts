/** Returns the prefix of a name; "" without one. */
export const prefixOf = (name: string): string => name.slice(0, Math.max(name.indexOf(":"), 0));

/** Returns a name without its prefix. */
export const localPartOf = (name: string): string => name.slice(name.indexOf(":") + 1);
