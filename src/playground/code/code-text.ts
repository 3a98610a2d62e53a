/** A string literal for JavaScript and Python. */
export const quote = (text: string): string =>
  JSON.stringify(text).replace(/[\u007F-\u009F\u2028\u2029]/g, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
  });

/** A string literal for Rust. */
export const quoteRust = (text: string): string => {
  const escaped = text.replace(/["\\]/g, "\\$&").replace(/[\p{Cc}\u2028\u2029]/gu, (character) => {
    return `\\u{${character.charCodeAt(0).toString(16)}}`;
  });
  return `"${escaped}"`;
};

/** A name in a line comment, without line breaks. */
export const inComment = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]/gu, " ");

/** Lines of a program at an indentation, without those that are false. */
export const lines = (indent: number, parts: readonly (string | false)[]): string =>
  parts
    .filter((part): part is string => part !== false)
    .map((part) => `${" ".repeat(indent)}${part}\n`)
    .join("");
