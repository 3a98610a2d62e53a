/** English endings, longest first, whose words are forms of one: validate, validating, validation, validator. */
const ENDING =
  /(?:i[sz]ations?|i[sz]ing|i[sz]ed|i[sz]e|ations?|ators?|ating|ated|ates?|ings?|ions?|ers?|ors?|ied|ies|ed|es|s|e|y)$/;

/** What the forms of an English word begin with; the word itself when less than four letters would be left. */
export const stemOf = (word: string): string => {
  const stem = word.replace(ENDING, "");
  return stem.length >= 4 ? stem : word;
};
