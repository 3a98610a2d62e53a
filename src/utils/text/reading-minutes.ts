const WORDS_PER_MINUTE = 200;

/** Reading time of a number of words in minutes, to two decimals. */
export const readingMinutes = (words: number): number => Math.round((words / WORDS_PER_MINUTE) * 100) / 100;
