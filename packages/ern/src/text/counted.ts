/** Formats a whole number with commas between thousands. Doesn't use Intl, which takes 15 ms to start. */
export const formatNumber = (value: number): string => String(value).replace(/\B(?=(?:\d{3})+$)/g, ",");

/** Formats a character's code point as "U+00AD". */
export const formatCodePoint = (character: string): string =>
  `U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, "0")}`;

/** Formats a number of bytes as "64 MB", rounded up. */
export const formatMegabytes = (bytes: number): string => `${formatNumber(Math.ceil(bytes / 1024 / 1024))} MB`;

/** Formats a name after its article: "an Image", "a Release", "a UseType". */
export const withArticle = (name: string): string => `${/^[AEIO]/.test(name) ? "an" : "a"} ${name}`;

/** Formats a number of things, like "1 page", "2 pages" or "1,200 bytes"; `many` is a plural other than with "s". */
export const counted = (count: number, singular: string, many = `${singular}s`): string =>
  `${formatNumber(count)} ${count === 1 ? singular : many}`;
