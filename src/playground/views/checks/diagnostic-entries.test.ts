import { currentErrors } from "../../../reference/errors/current-errors";
import { failuresOf } from "../../../test/content/failures-of";
import { faultyMessages } from "../../../test/ern/faulty-messages";
import { readSample } from "../../../test/ern/read-sample";
import { checkErn } from "../../../ern/check/check-ern";
import { mendIssues } from "../../../ern/edit/fix-diagnostics";
import { ErnError } from "../../../ern/ern-error";
import type { ErnIssue, IssueCode } from "../../../ern/types";
import { parseErn } from "../../../ern/xml/parse-ern";
import { SYNTAX_REMEDIES } from "../../../ern/xml/syntax-remedies";
import { errorEntries, errorEntry } from "./error-entry";

/** What no entry says more of, and why. */
const withoutEntry: readonly [code: IssueCode, text: RegExp, why: string][] = [
  ["limit", /./, "It says its limit itself; the page Playground has all of them."],
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

const isNone = ({ code, message }: ErnIssue): boolean =>
  withoutEntry.some(([ofCode, text]) => ofCode === code && text.test(message));

/** Every kind of finding. */
const codes: Readonly<Record<IssueCode, true>> = {
  malformed: true,
  version: true,
  encoding: true,
  missing: true,
  "dangling-reference": true,
  "duplicate-reference": true,
  isrc: true,
  icpn: true,
  grid: true,
  duration: true,
  date: true,
  territory: true,
  order: true,
  "unknown-element": true,
  "unknown-attribute": true,
  text: true,
  value: true,
  boolean: true,
  number: true,
  language: true,
  reference: true,
  dpid: true,
  "party-id": true,
  iswc: true,
  "date-order": true,
  "duplicate-isrc": true,
  "not-in-release": true,
  limit: true,
};

describe("the entries of findings", () => {
  it("has an entry for every kind of finding, or why there is none", () => {
    const found = new Set([...errorEntries, ...withoutEntry].map(([code]) => code));
    expect(Object.keys(codes).filter((code) => !found.has(code as IssueCode))).toEqual([]);
  });

  it("has an entry for all that is said of syntax, or why there is none", () => {
    const untold = SYNTAX_REMEDIES.map(([, message, remedy]) => ({ code: "malformed", message, remedy }) as ErnIssue)
      .filter((issue) => errorEntry(issue) === undefined && !isNone(issue))
      .map(({ message }) => message);
    expect(untold).toEqual([]);
  });

  it("has an entry for each finding of a message with many faults", () => {
    const untold = checkErn(readSample("43-broken.xml")).filter((issue) => errorEntry(issue) === undefined);
    expect(untold).toEqual([]);
  });

  /** The findings of a source with their mends. */
  const withMends = (source: string): ErnIssue[] => {
    const issues = checkErn(source);
    try {
      return mendIssues(parseErn(source), issues);
    } catch (error) {
      if (error instanceof ErnError) return issues;
      throw error;
    }
  };

  it("entries say that the playground mends what it mends", () => {
    const mended = new Set(
      faultyMessages.flatMap(([, source]) =>
        withMends(source).flatMap((issue) => (issue.mends ? (errorEntry(issue) ?? []) : [])),
      ),
    );
    const said = [...currentErrors().bySource.values()].flat().filter(({ playgroundMends }) => playgroundMends);
    expect(said.map(({ id }) => id).sort()).toEqual([...mended].sort());
  });

  /** The pattern of a text as it is printed: what changes in it may be anything. */
  const patternOf = (text: string): RegExp =>
    new RegExp(
      `^${text
        .split(/\{[^}]*\}/)
        .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"))
        .join("[^]+")}$`,
    );

  /** Causes that are findings only in the message around them. */
  const ofMessage = ["playground-language", "playground-empty"];

  it("entries have the text that the checks say, of their cause too, and not of what is mended", () => {
    const failures = failuresOf(
      currentErrors().bySource.get("playground")!,
      ({ id }) => id,
      ({ id, text, also, cause, mended }) => {
        const patterns = [text, ...also.map((one) => one.text)].map(patternOf);
        const says = (source: string): boolean =>
          checkErn(source).some(({ message }) => patterns.some((pattern) => pattern.test(message)));
        const ofEntry = faultyMessages.filter(([, , ofFault]) => ofFault === id);
        expect(ofEntry.length).toBeGreaterThan(0);
        expect(ofEntry.filter(([, source]) => !says(source)).map(([what]) => what)).toEqual([]);
        expect(says(cause.code)).toBe(!ofMessage.includes(id));
        expect(mended && says(mended.code)).toBeFalsy();
      },
    );
    expect(failures).toEqual([]);
  });
});
