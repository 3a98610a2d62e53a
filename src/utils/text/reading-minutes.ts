const WORDS_PER_MINUTE = 200;

/** Minutes that words of prose take, to two decimals. */
export const readingMinutes = (words: number): number => Math.round((words / WORDS_PER_MINUTE) * 100) / 100;
