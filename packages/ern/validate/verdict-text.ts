import type { Advice } from "../src";
import { counted, formatNumber } from "../src/text/counted";
import type { Verdict } from "./types";

const formatCount = (count: number): string => counted(count, "problem");

const formatName = ({ name, version }: Verdict): string => [name, version].filter(Boolean).join(" ");

/** Formats a passed verdict, without a full stop. */
export const validText = (verdict: Verdict): string => `Valid against ${formatName(verdict)}`;

/** Formats a verdict as one or two sentences. */
export const verdictText = (verdict: Verdict): string => {
  const { source, state, problem, count } = verdict;
  const name = formatName(verdict);
  if (problem !== undefined) return `Not checked against ${name}. ${problem}`;
  if (source === "rules")
    return state === "passed" ? `No rule of ${name} is broken.` : `Rules of ${name} are broken: ${formatCount(count)}.`;
  return state === "passed" ? `${validText(verdict)}.` : `Not valid against ${name}: ${formatCount(count)}.`;
};

/** Formats the number of problems that the built-in checks found. */
export const builtInText = (count: number): string =>
  count === 0 ? "No problems found by the built-in checks." : `Built-in checks: ${formatCount(count)}.`;

/** Formats that number if nothing else was checked. */
export const builtInOnlyText = (count: number): string =>
  `Built-in checks only: ${count === 0 ? "no problems found" : formatCount(count)}.`;

/** What is checked besides the standard. */
export const adviceNames = { profile: "Release profile", hint: "Good practice" } as const;

const foundText = ({ count, edition }: Advice): string =>
  (count === 0 ? "nothing found" : `${formatNumber(count)} found`) +
  (edition ? ` by version ${edition} of its rules` : "");

/** Formats the number of problems of a profile or of good practice, or why nothing was checked. */
export const adviceText = (advice: Advice): string =>
  `${adviceNames[advice.kind]}: ${advice.unchecked ?? foundText(advice)}.`;
