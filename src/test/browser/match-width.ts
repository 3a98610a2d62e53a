/** Of a window that is not printed, for a reader who asked for no less motion: neither ever changes. */
const never = { matches: false, addEventListener: () => undefined, removeEventListener: () => undefined };

/** What a query for the least width says of the window, as browsers do: a letter is 16 pixels wide. */
export const matchWidth = (query: string): Pick<MediaQueryList, "matches"> => {
  // The editor asks.
  if (query === "print" || query === "(prefers-reduced-motion: reduce)") return never;
  const [, letters] = /^\(min-width: ([\d.]+)em\)$/.exec(query) ?? [];
  if (letters === undefined) throw new Error(`Unexpected media query ${query}`);
  return { matches: window.innerWidth >= 16 * Number(letters) };
};
