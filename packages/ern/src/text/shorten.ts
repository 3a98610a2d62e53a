import type { Fix } from "../types";

/** The most characters that are printed of a value. */
const SHOWN = 100;

/** The most characters of a message with values in it, and how many of them are from its end. */
const SHOWN_WORDS = 600;
const SHOWN_END = 100;

/** Returns a value, or the beginning of one that is too long to print. */
export const shorten = (value: string, most = SHOWN): string =>
  value.length > most ? `${value.slice(0, most).replace(/[\uD800-\uDBFF]$/, "")}…` : value;

/**
 * Returns a message in which values are shortened: what it quotes, and words that are too long for any of ours. If it's
 * still long, its middle is left out, where a value is that has neither quotes nor long words.
 */
export const shortenValues = (message: string): string => {
  if (message.length <= SHOWN) return message;
  const shortened = message
    .replace(/“([^”]*)”/g, (_, value: string) => `“${shorten(value)}”`)
    .replace(/\S+/g, (word) => (word.startsWith("“") ? shorten(word, SHOWN + 4) : shorten(word)));
  return shortened.length > SHOWN_WORDS
    ? shorten(shortened, SHOWN_WORDS - SHOWN_END) + shortened.slice(-SHOWN_END)
    : shortened;
};

/** Returns a fix that fits on a button. */
export const withShortLabel = (fix: Fix): Fix => ({ ...fix, label: shorten(shortenValues(fix.label), 2 * SHOWN) });
