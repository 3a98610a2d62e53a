/** Returns a line for each item whose check throws, after its name. Throws if there is nothing to check. */
export const failuresOf = <Thing>(
  items: readonly Thing[],
  nameOf: (item: Thing) => string,
  check: (item: Thing) => void,
): string[] => {
  if (items.length === 0) throw new Error("There is nothing to check.");
  return items.flatMap((item) => {
    try {
      check(item);
      return [];
    } catch (error) {
      return [`${nameOf(item)}: ${error instanceof Error ? error.message : String(error)}`];
    }
  });
};
