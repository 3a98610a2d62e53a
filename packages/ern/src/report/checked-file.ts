import type { Explanation, Fix, NodeId, Severity } from "../types";

/** A problem of any check, for a report. */
export interface ReportedProblem extends Explanation {
  severity: Severity;
  line: number;
  column: number;
  /** The code of one of our checks. */
  code?: string;
  /** The kind of check, if it isn't ours: "schema", "rules". */
  source?: string;
  /** The element that it is about, by its node or as `pathOf` writes it, with an attribute if it's about one. */
  node?: NodeId;
  path?: string;
  /** Quick fixes, the best first. */
  fixes?: readonly Fix[];
  /** Where that is, as XPath; undefined if the message isn't well-formed. */
  location?: string;
}

/** A check of a message: what made it, in words what came of it, and the problems found. */
export interface Check {
  name: string;
  result: string;
  /** Whether the check could not be made. */
  isFailed: boolean;
  /** Whether nothing is known by which to make the check. */
  isSkipped?: boolean;
  /** The number of problems, those that aren't listed included. */
  count: number;
  problems: readonly ReportedProblem[];
}

export interface CheckedFile {
  file: string;
  checks: readonly Check[];
}

/** Returns the type of a problem: the code of one of our checks, the entry of a schema error, or its source. */
export const kindOfProblem = (problem: Pick<ReportedProblem, "code" | "entry" | "source">): string =>
  problem.code ?? problem.entry ?? problem.source ?? "";

/** Returns what tables and JSON have of a problem. */
export const toRecord = (problem: ReportedProblem) => {
  const { severity, line, column, message, remedy } = problem;
  return { severity, code: kindOfProblem(problem), line, column, message, remedy };
};

// XML 1.0 has no such characters, but a message about a faulty file may quote one.
const NO_XML = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** Returns a text that can be written as XML. */
export const toXmlText = (text: string): string => text.replace(NO_XML, "\uFFFD");

/** Formats a problem and its remedy: "Wrong date. Write it as 2026-01-31." */
export const formatProblemText = ({ message, remedy }: ReportedProblem): string =>
  [message, remedy].filter(Boolean).join(" ");
