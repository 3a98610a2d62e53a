import { counted } from "@ddex-suite/ern/text/counted";

/** Formats a number of posts as "One post" or "4 posts". */
export const formatPostCount = (count: number): string => (count === 1 ? "One post" : counted(count, "post"));

const WORDS_PER_MINUTE = 200;

/** Returns the reading time of a number of words in minutes, to two decimals. */
export const readingMinutes = (words: number): number => Math.round((words / WORDS_PER_MINUTE) * 100) / 100;

/** Formats minutes as "One min read" or "4 min read", rounded up. */
export const formatReadingTime = (minutes: number): string => {
  const whole = Math.max(1, Math.ceil(minutes));
  return whole === 1 ? "One min read" : `${whole} min read`;
};
