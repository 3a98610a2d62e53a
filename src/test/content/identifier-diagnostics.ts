import {
  checkDpid,
  checkGrid,
  checkIcpn,
  checkIsni,
  checkIsrc,
  checkIswc,
  gridCheckCharacter,
  type ValueDiagnostic,
} from "@ddex-suite/ern";

/** A DPID of an example has 18 characters, the last of which is a check character according to ISO 7064 mod 37,36. */
const checkExampleDpid = (value: string): ValueDiagnostic => {
  const message = `“${value}” is not a DPID.`;
  if (checkDpid(value) ?? value.length !== 18)
    return { message, remedy: "A DPID is PADPIDA, ten letters and digits, and a check character." };
  const right = gridCheckCharacter(value.slice(0, 17));
  return value.endsWith(right) ? undefined : { message, remedy: `Its last character should be ${right}.` };
};

const unhyphenated =
  (check: (value: string) => ValueDiagnostic) =>
  (value: string): ValueDiagnostic =>
    check(value.replaceAll("-", ""));

/** A field's value in a sample, between matching quotes; a separator such as ", " is none. */
const fieldOf = (name: string): RegExp =>
  new RegExp(
    `\\b${name}["']?\\s*[:=]\\s*(?:"(?=[^"]+")|'(?=[^']+')|\`(?=[^\`]+\`))(?=[^"'\`]*\\w)([^"'\`<$(){[]+)["'\`]`,
    "gi",
  );

/** The text of an element, unless it's a pattern. */
const elementPattern = (name: string): RegExp => new RegExp(`<${name}(?: [^>]*)?>([^"'\`<$(){[*…]+)<`, "gi");

const KINDS: readonly [RegExp, (value: string) => ValueDiagnostic][] = [
  [/\b(PADPIDA[A-Z0-9]+)\b/g, checkExampleDpid],
  [/\b(A1-?[A-Z0-9]{5}-?[A-Z0-9-]{8,})\b/g, unhyphenated(checkGrid)],
  ...[fieldOf, elementPattern].flatMap((valueOf): [RegExp, (value: string) => ValueDiagnostic][] => [
    [valueOf("ISRC"), unhyphenated(checkIsrc)],
    [valueOf("(?:ICPN|UPC|EAN)"), checkIcpn],
    [valueOf("ISNI"), checkIsni],
    [valueOf("ISWC"), checkIswc],
  ]),
  [/\b(T-?\d{3}[.-]?\d{3}[.-]?\d{3}[.-]?\d)\b/g, checkIswc],
  [/\b(\d{12,14})\b/g, checkIcpn],
];

/** Samples that are meant to be wrong: fences that say so, and the causes of errors. */
const WRONG_SAMPLE = /^```.*\bwrong="[^]*?^```$|^( *)cause:\n(?:\1 +.*\n)+/gm;

const MARK = /\{\/\* wrong on purpose: (.+?) \*\/\}/g;

/** Invalid identifiers in a content file, except those in samples that are meant to be wrong, and those that a mark names. */
export const identifierDiagnostics = (file: string, text: string): string[] => {
  const marked = [...text.matchAll(MARK)].flatMap(([, values = ""]) => values.split(", "));
  const blank = (part: string): string => part.replace(/./g, " ");
  const blanked = text.replace(WRONG_SAMPLE, blank).replace(MARK, blank);
  const wrong = KINDS.flatMap(([pattern, check]) =>
    [...blanked.matchAll(pattern)].flatMap(({ 1: value = "", index }) => {
      const diagnostic = check(value);
      return diagnostic ? [{ ...diagnostic, value, line: text.slice(0, index).split("\n").length }] : [];
    }),
  );
  const unused = marked.filter((mark) => wrong.every(({ value }) => value !== mark));
  const diagnostics = [
    ...wrong
      .filter(({ value }) => !marked.includes(value))
      .map(({ line, message, remedy }) => `${file}:${line} ${message} ${remedy}`),
    ...unused.map((mark) => `${file} “${mark}” is marked as wrong on purpose but is not wrong here. Unmark it.`),
  ];
  return [...new Set(diagnostics)];
};
