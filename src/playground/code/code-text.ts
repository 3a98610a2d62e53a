/** A text as JavaScript and Python write it between quotes. */
export const quote = (text: string): string =>
  JSON.stringify(text).replace(/[\u007F-\u009F\u2028\u2029]/g, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
  });

/** A text as Rust writes it between quotes. */
export const quoteRust = (text: string): string => {
  const escaped = text.replace(/["\\]/g, "\\$&").replace(/[\p{Cc}\u2028\u2029]/gu, (character) => {
    return `\\u{${character.charCodeAt(0).toString(16)}}`;
  });
  return `"${escaped}"`;
};

/** A name in a comment, which ends with its line. */
export const inComment = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]/gu, " ");

/** Lines of a program at an indentation, without those that are left out. */
export const lines = (indent: number, parts: readonly (string | false)[]): string =>
  parts
    .filter((part): part is string => part !== false)
    .map((part) => `${" ".repeat(indent)}${part}\n`)
    .join("");
