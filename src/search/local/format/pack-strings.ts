/** Sorted terms as one text: for each, the number of letters it shares with the previous one, and the rest. */
export const packStrings = (terms: readonly string[]): string => {
  let previous = "";
  return terms
    .map((term) => {
      let shared = 0;
      while (shared < 9 && shared < previous.length && previous[shared] === term[shared]) shared++;
      previous = term;
      return `${shared}${term.slice(shared)}`;
    })
    .join(" ");
};

/** Reads the terms that `packStrings` wrote. */
export const unpackStrings = (packed: string): string[] => {
  if (packed === "") return [];
  let previous = "";
  return packed.split(" ").map((term) => (previous = previous.slice(0, Number(term[0])) + term.slice(1)));
};
