/** Names of errors in a program's text: `InvalidDateTime`. */
export const ERROR_NAME = /\b[A-Z][a-z]+(?:[A-Z][a-z]*)+\b/g;
