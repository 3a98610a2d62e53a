import { escapeRegExp } from "../../../utils/text/escape";
import type { SampleDiagnostic } from "../samples/sample";

/** A line in an output that replaces omitted lines. */
const ELIDED = "…";

const isElided = (line: string): boolean => line.trim() === ELIDED;

const isPrintedLine = (line: string | undefined): boolean =>
  line !== undefined && line.trim() !== "" && !isElided(line);

/** Returns the problem with a `…` line in an output: it must be between two lines that are printed. */
export const elisionDiagnostic = (code: string): SampleDiagnostic | undefined => {
  const lines = code.trimEnd().split("\n");
  const line = lines.findIndex(
    (text, index) => isElided(text) && !(isPrintedLine(lines[index - 1]) && isPrintedLine(lines[index + 1])),
  );
  return line === -1
    ? undefined
    : {
        line,
        message: `A line of ${ELIDED} is at the edge of what is shown`,
        remedy: "Write the printed lines right before and right after those that it replaces.",
      };
};

/** What differs from run to run: UUIDs and ISO times. */
const changing =
  /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}|\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})?/g;

const DAY = 24 * 60 * 60 * 1000;

const maskFor = (text: string, now: number): string => {
  if (!text.includes("T")) return text && "[0-9a-f-]{36}";
  const time = Date.parse(text.replace(/(\.\d{3})\d+/, "$1"));
  return Math.abs(time - now) < DAY ? "\\d{4}-\\d{2}-\\d{2}T[\\d:.]+(?:Z|[+-][\\d:]+)?" : escapeRegExp(text);
};

/** Returns the pattern that a printed line must match, from the documented line. */
const toPattern = (line: string, now: number): RegExp => {
  const found = line.match(changing) ?? [];
  const pieces = line.split(changing).map((text, index) => escapeRegExp(text) + maskFor(found[index] ?? "", now));
  return new RegExp(`^${pieces.join("")}$`);
};

const trimmedLines = (text: string): string[] =>
  text
    .trimEnd()
    .split("\n")
    .map((line) => line.trimEnd());

const differenceDiagnostic = (
  line: number,
  documented: string | undefined,
  printed: string | undefined,
): SampleDiagnostic => ({
  line,
  message:
    documented === undefined
      ? `The sample prints "${printed}", which the output block leaves out`
      : `The output block says "${documented}", the sample prints ${printed === undefined ? "nothing there" : `"${printed}"`}`,
  remedy: `Write what the sample prints; a line of ${ELIDED} replaces lines left out between two others.`,
});

/** Compares a documented output with what its sample printed; returns the first difference. */
export const outputDiagnostic = (
  documented: string,
  printed: string,
  now = Date.now(),
): SampleDiagnostic | undefined => {
  const expected = trimmedLines(documented);
  const actual = trimmedLines(printed);
  const patterns = actual.map((line) => toPattern(line, now));
  let row = 0;
  for (let line = 0; line < expected.length; line++) {
    if (isElided(expected[line]!)) {
      const next = expected[line + 1] ?? "";
      const found = patterns.findIndex((pattern, index) => index > row && pattern.test(next));
      if (found === -1) return differenceDiagnostic(line + 1, next, undefined);
      row = found;
    } else {
      if (!patterns[row]?.test(expected[line]!)) return differenceDiagnostic(line, expected[line], actual[row]);
      row++;
    }
  }
  return row < actual.length ? differenceDiagnostic(expected.length - 1, undefined, actual[row]) : undefined;
};
