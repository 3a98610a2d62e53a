/** The end of a message, with a suggestion if there is one. */
export const didYouMean = (guess: string | undefined): string =>
  guess === undefined ? "" : `. Did you mean ${guess}?`;
