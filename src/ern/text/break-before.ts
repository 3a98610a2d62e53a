/** The line break and white space just before an offset; "" if there's anything else before it. */
export const breakBefore = (source: string, offset: number): string =>
  /(?:\r\n?|\n)[ \t]*$/.exec(source.slice(Math.max(0, offset - 256), offset))?.[0] ?? "";
