type Meanings = Readonly<Record<string, string>>;

/** Returns what the values of a set mean. Entries may be for several sets; a later one replaces an earlier one. */
export const meaningsOfSet = (bySets: Readonly<Record<string, Meanings>>, set: string): Meanings =>
  Object.fromEntries(
    Object.entries(bySets).flatMap(([sets, meanings]) =>
      sets.split(" ").includes(set) ? Object.entries(meanings) : [],
    ),
  );
