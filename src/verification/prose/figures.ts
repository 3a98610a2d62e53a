/** Units of numbers that are limits, sizes, times or counts. */
const UNITS =
  "(?:[KMGk]i?B|bytes?|seconds?|milliseconds?|ms|s|minutes?|hours?|levels?|characters?|letters|digits?|items?|entries|elements?|releases?|resources?|tracks?|recordings?|files?|samples?|fields?|settings?|options?|methods?|functions?|messages?|names?|threads?|lines?|%|times)";

const NUMBER = "\\d[\\d\\u00a0,.]*(?: \\d{3}(?!\\d))*";
const FIGURE = new RegExp(
  `(?<![\\w.,:/#-])((?:${NUMBER}(?:,| to| or| and| of) )*${NUMBER})[\\u00a0 ]${UNITS}(?![\\w-])`,
  "g",
);

/** "ERN 4.3 messages" are messages in a version, not four of them. */
const OF_A_VERSION = /^(?:(?:3\.8\.2|4(?:\.\d)*)(?:, | and | or )?)+[\u00a0 ](?:elements?|messages?|names?|samples?)$/;

const MARK = /\{\/\* figures: (.+?) \*\/\}/gs;

/** The numbers with units in a text, without single ones: "1 file" isn't a limit. */
export const figuresIn = (text: string): string[] =>
  [...text.matchAll(FIGURE)].flatMap(([figure, number = ""]) =>
    number === "1" || OF_A_VERSION.test(figure) ? [] : [figure.replace(/\s+/g, " ")],
  );

/**
 * The numbers with units that a page declares as its own, with reasons, in a comment: `figures: 18 characters (the form
 * of a GRid); …`.
 */
export const markedFigures = (raw: string): string[] =>
  [...raw.matchAll(MARK)].flatMap(([, list = ""]) => list.split(/;\s+/).map((item) => item.trim()));

/** Does a marked figure have a reason? */
export const saysWhy = (marked: string): boolean => / \(.{3,}\)$/s.test(marked);
