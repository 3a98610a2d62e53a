/** English suffixes, longest first, that form related words: validate, validating, validation, validator. */
const ENDING =
  /(?:i[sz]ations?|i[sz]ing|i[sz]ed|i[sz]e|ations?|ators?|ating|ated|ates?|ings?|ions?|ers?|ors?|ied|ies|ed|es|s|e|y)$/;

/** The common beginning of an English word's forms; the word itself if fewer than four letters would be left. */
export const stemOf = (word: string): string => {
  const stem = word.replace(ENDING, "");
  return stem.length >= 4 ? stem : word;
};
