import { checkGrid, checkIcpn, checkIsrc, gridCheckCharacter, type ValueDiagnostic } from "../../ern";

/** A DPID: PADPIDA, ten letters and digits, and a check character according to ISO 7064 mod 37,36. */
const checkDpid = (value: string): ValueDiagnostic => {
  const message = `“${value}” is not a DPID.`;
  if (!/^PADPIDA[A-Z0-9]{11}$/.test(value))
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
const textOf = (name: string): RegExp => new RegExp(`<${name}(?: [^>]*)?>([^"'\`<$(){[*]+)<`, "gi");

const KINDS: readonly [RegExp, (value: string) => ValueDiagnostic][] = [
  [/\b(PADPIDA[A-Z0-9]+)\b/g, checkDpid],
  [/\b(A1-?[A-Z0-9]{5}-?[A-Z0-9-]{8,})\b/g, unhyphenated(checkGrid)],
  ...[fieldOf, textOf].flatMap((valueOf): [RegExp, (value: string) => ValueDiagnostic][] => [
    [valueOf("ISRC"), unhyphenated(checkIsrc)],
    [valueOf("(?:ICPN|UPC|EAN)"), checkIcpn],
  ]),
  [/\b(\d{12,14})\b/g, checkIcpn],
];

const MARK = /\{\/\* wrong on purpose: (.+?) \*\/\}/g;

/** Invalid identifiers in a content file, except those marked as wrong on purpose. */
export const identifierDiagnostics = (file: string, text: string): string[] => {
  const marked = [...text.matchAll(MARK)].flatMap(([, values = ""]) => values.split(", "));
  const blanked = text.replace(MARK, (mark) => mark.replace(/./g, " "));
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
