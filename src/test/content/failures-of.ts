/** Returns a line for each item whose check throws, after its name. Throws if there is nothing to check. */
export const failuresOf = <Thing>(
  things: readonly Thing[],
  nameOf: (thing: Thing) => string,
  check: (thing: Thing) => void,
): string[] => {
  if (things.length === 0) throw new Error("There is nothing to check.");
  return things.flatMap((thing) => {
    try {
      check(thing);
      return [];
    } catch (error) {
      return [`${nameOf(thing)}: ${error instanceof Error ? error.message : String(error)}`];
    }
  });
};
