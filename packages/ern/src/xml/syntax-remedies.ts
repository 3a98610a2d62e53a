import type { Explanation } from "../types";
import remedies from "./saxes-remedies.json";

/**
 * What saxes says is wrong, in our words, what to do about it, and the entry of the error catalogue that explains it. The
 * first that matches counts.
 */
export const SYNTAX_REMEDIES = remedies.map(([pattern = "", message = "", remedy = "", entry]) => {
  return { pattern: new RegExp(pattern), message, remedy, ...(entry !== undefined && { entry }) };
});

/** Message and remedy for a complaint of saxes; its own words where it says something rare. */
export const explainSyntax = (complaint: string): Explanation => {
  const known = SYNTAX_REMEDIES.find(({ pattern }) => pattern.test(complaint));
  if (!known)
    return { message: `This is not well-formed XML: ${complaint}`, remedy: "Correct the markup at this place." };
  const { pattern, message, remedy, ...rest } = known;
  const subject = pattern.exec(complaint)?.[1] ?? "";
  const fill = (text: string) => text.replaceAll("$1", () => subject);
  return { message: fill(message), remedy: fill(remedy), ...rest };
};
