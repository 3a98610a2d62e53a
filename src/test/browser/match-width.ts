/** For a window that isn't printed, and a user who hasn't asked for reduced motion: neither ever changes. */
const never = { matches: false, addEventListener: () => undefined, removeEventListener: () => undefined };

/** Answers a min-width query for the window as browsers do: 1em is 16 pixels. */
export const matchWidth = (query: string): Pick<MediaQueryList, "matches"> => {
  // Queries made by the editor.
  if (query === "print" || query === "(prefers-reduced-motion: reduce)") return never;
  const [, letters] = /^\(min-width: ([\d.]+)em\)$/.exec(query) ?? [];
  if (letters === undefined) throw new Error(`Unexpected media query ${query}`);
  return { matches: window.innerWidth >= 16 * Number(letters) };
};
