const format = new Intl.ListFormat("en-GB");

/** Formats texts as "a, b and c". */
export const formatList = (texts: readonly string[]): string => format.format(texts);
