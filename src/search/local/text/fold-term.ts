/** Normalizes text for comparison: lower case without accents. */
export const foldTerm = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase();
