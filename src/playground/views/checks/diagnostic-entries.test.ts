import { readFileSync } from "node:fs";

import {
  checkAdvice,
  checkErn,
  type DiagnosticCode,
  diagnosticCodes,
  entryOfCode,
  type ErnDiagnostic,
  ErnError,
  fixDiagnostics,
  parseErn,
  SYNTAX_REMEDIES,
} from "@ddex-suite/ern";
import { faultyMessages } from "@ddex-suite/ern/test/faulty-messages";
import { readSample } from "@ddex-suite/ern/test/read-sample";

import { errorsDoc } from "../../../config/content";
import { fileOfDoc } from "../../../gatsby/locations/docs-location";
import { currentErrors } from "../../../reference/errors/errors";
import { failuresOf } from "../../../test/content/failures-of";

/** Problems without an entry, and why. */
const withoutEntry: readonly [code: DiagnosticCode, text: RegExp, why: string][] = [
  ["limit", /./, "It says its limit itself; the page Playground has all of them."],
  ["profile", /./, "It names the rule and its source."],
  ["deprecated", /./, "Its own words say all."],
  ["titles", /./, "Its own words say all."],
  ["parental-warning", /./, "Its own words say all."],
  ["overlap", /./, "Its own words say all."],
  ["malformed", /closing tag has no name/, "Its own words say all."],
  ["malformed", /^A name contains a character/, "Other tools say something else for each character."],
  ["malformed", /^The XML declaration is wrong|^This is XML /, "Its own words say what to write."],
  [
    "malformed",
    /^The (CDATA section|processing instruction) is never closed/,
    "Rare, and its own words say what to write.",
  ],
  ["malformed", /^This is not well-formed XML: /, "Rare complaints in the words of the parser."],
];

/** The problems of a source, then the hints that an entry explains. */
const problemsOf = (source: string): ErnDiagnostic[] => {
  const problems = checkErn(source);
  try {
    const hints = checkAdvice(parseErn(source), "hint").diagnostics;
    return [...problems, ...hints.filter(({ entry }) => entry)];
  } catch (error) {
    if (error instanceof ErnError) return problems;
    throw error;
  }
};

const isNone = ({ code, message }: ErnDiagnostic): boolean =>
  withoutEntry.some(([ofCode, text]) => ofCode === code && text.test(message));

describe("the entries of problems", () => {
  it("has an entry for every kind of problem, or why there is none", () => {
    const found = new Set<string>([
      ...Object.keys(entryOfCode),
      ...withoutEntry.map(([code]) => code),
      ...faultyMessages.flatMap(([, source]) => problemsOf(source).flatMap(({ code, entry }) => (entry ? code : []))),
    ]);
    expect(diagnosticCodes.filter((code) => !found.has(code))).toEqual([]);
  });

  it("has an entry for all that is said of syntax, or why there is none", () => {
    const without = SYNTAX_REMEDIES.map(
      ({ message, entry }) => ({ code: "malformed", message, entry }) as ErnDiagnostic,
    )
      .filter((diagnostic) => diagnostic.entry === undefined && !isNone(diagnostic))
      .map(({ message }) => message);
    expect(without).toEqual([]);
  });

  it("has an entry for each problem of a message with many faults", () => {
    expect(checkErn(readSample("43-broken.xml")).filter(({ entry }) => entry === undefined)).toEqual([]);
  });

  it("leads from each fault to the entry that explains it", () => {
    const entries = faultyMessages.map(([what, source]) => [what, problemsOf(source)[0]?.entry]);
    expect(entries).toEqual(faultyMessages.map(([what, , id]) => [what, id]));
  });

  it("leads to entries that the page of errors shows", () => {
    const page = readFileSync(fileOfDoc(errorsDoc)!, "utf8");
    const shown = [...currentErrors().bySource].flatMap(([source, entries]) =>
      page.includes(`<ErrorList from="${source}" />`) ? entries.map(({ id }) => id) : [],
    );
    const used = [...Object.values(entryOfCode), ...faultyMessages.map(([, , id]) => id)];
    expect(used.filter((id) => !shown.includes(id))).toEqual([]);
  });

  /** The problems of a source with their fixes. */
  const withFixes = (source: string): ErnDiagnostic[] => {
    const diagnostics = problemsOf(source);
    try {
      return fixDiagnostics(parseErn(source), diagnostics);
    } catch (error) {
      if (error instanceof ErnError) return diagnostics;
      throw error;
    }
  };

  it("state that the playground fixes exactly what it fixes", () => {
    const fixed = new Set(
      faultyMessages.flatMap(([, source]) =>
        withFixes(source).flatMap((diagnostic) => (diagnostic.fixes ? (diagnostic.entry ?? []) : [])),
      ),
    );
    const fixable = [...currentErrors().bySource.values()].flat().filter(({ playgroundFixes }) => playgroundFixes);
    expect(fixable.map(({ id }) => id).sort()).toEqual([...fixed].sort());
  });

  /** A pattern for a printed text, whose variable parts may be anything. */
  const patternOf = (text: string): RegExp =>
    new RegExp(
      `^${text
        .split(/\{[^}]*\}/)
        .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"))
        .join("[^]+")}$`,
    );

  /** Causes that are problems only in the context of their message. */
  const ofMessage = ["playground-language", "playground-empty", "playground-other-structure"];

  it("have the text that the checks report, for their cause too, and not for the fixed version", () => {
    const failures = failuresOf(
      currentErrors().bySource.get("playground")!,
      ({ id }) => id,
      ({ id, text, also, cause, fixed }) => {
        const patterns = [text, ...also.map((alternative) => alternative.text)].map(patternOf);
        const says = (source: string): boolean =>
          problemsOf(source).some(({ message }) => patterns.some((pattern) => pattern.test(message)));
        const ofEntry = faultyMessages.filter(([, , ofFault]) => ofFault === id);
        expect(ofEntry.length).toBeGreaterThan(0);
        expect(ofEntry.filter(([, source]) => !says(source)).map(([what]) => what)).toEqual([]);
        expect(says(cause.code)).toBe(!ofMessage.includes(id));
        expect(fixed && says(fixed.code)).toBeFalsy();
      },
    );
    expect(failures).toEqual([]);
  });
});
