/** The end of a message that names what was probably meant; nothing when that is unknown. */
export const didYouMean = (guess: string | undefined): string =>
  guess === undefined ? "" : `. Did you mean ${guess}?`;
