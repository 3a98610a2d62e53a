import { isPartOf } from "./is-part-of";
import { marksIn } from "./marks-in";
import type { LineDiagnostic, ProsePage } from "./read-page";
import type { NamesOf } from "./symbol-names";

const UNITS =
  "(?:[KMGk]i?B|bytes?|seconds?|milliseconds?|ms|s|minutes?|hours?|levels?|characters?|letters|digits?|items?|entries|elements?|releases?|resources?|tracks?|recordings?|files?|samples?|fields?|settings?|options?|methods?|functions?|messages?|names?|threads?|lines?|%|times)";

const NUMBER = "\\d[\\d\\u00a0,.]*(?: \\d{3}(?!\\d))*";
const FIGURE = new RegExp(
  `(?<![\\w.,:/#-])((?:${NUMBER}(?:,| to| or| and| of) )*${NUMBER})[\\u00a0 ]${UNITS}(?![\\w-])`,
  "g",
);

/** "ERN 4.3 messages" are messages in a version, not four of them. */
const OF_A_VERSION = /^(?:(?:3\.8\.2|4(?:\.\d)*)(?:, | and | or )?)+[\u00a0 ](?:elements?|messages?|names?|samples?)$/;

/** The numbers with units in a text, without single ones: "1 file" isn't a limit. */
const figuresIn = (text: string): string[] =>
  [...text.matchAll(FIGURE)].flatMap(([figure, number = ""]) =>
    number === "1" || OF_A_VERSION.test(figure) ? [] : [figure.replace(/\s+/g, " ")],
  );

const saysWhy = (marked: string): boolean => / \(.{3,}\)$/s.test(marked);

/** "100 000 bytes" as "100000 bytes". */
const ungrouped = (figure: string): string => figure.replace(/(\d)[ \u00a0](?=\d{3}(?!\d))/g, "$1");

/** Problems with the numbers with units in a page's text: each must come from data, or be marked with a reason. */
export const figureDiagnostics = ({ raw, texts }: ProsePage, namesOf: NamesOf): LineDiagnostic[] => {
  // Numbers that a page declares as its own, with reasons: `figures: 18 characters (the form of a GRid); …`.
  const marked = marksIn(raw, "figures", /;\s+/);
  const written = texts.flatMap((piece) => figuresIn(piece.text).map((figure) => ({ ...piece, figure })));
  const isKnown = (figure: string, languages: readonly string[]): boolean =>
    marked.some((mark) => isPartOf(figure, mark)) || isPartOf(ungrouped(figure), namesOf(languages).said);
  const unknown = written.filter(({ figure, languages }) => !isKnown(figure, languages()));
  const unused = marked.filter((mark) => !written.some(({ figure }) => isPartOf(figure, mark)));
  return [
    ...unknown.map(({ figure, line }) => ({
      line,
      message: `"${figure}" is a number that nothing proves`,
      remedy: `Print it with <Default of="…" unit="…" />, add it to the symbol in content/toolkit, or mark it: {/* figures: ${figure} (why) */}`,
    })),
    ...marked
      .filter((mark) => !saysWhy(mark))
      .map((mark) => ({
        line: 1,
        message: `The figure "${mark}" does not say why it is there`,
        remedy: 'Write "(why)" behind it',
      })),
    ...unused.map((mark) => ({
      line: 1,
      message: `The figure "${mark}" is marked, but the page does not have it`,
      remedy: "Remove the mark",
    })),
  ];
};
