import type { Explanation } from "../types";
import remedies from "./saxes-remedies.json";

/** Patterns of what saxes reports, our message and remedy, and its catalogue entry. The first match counts. */
export const SYNTAX_REMEDIES = remedies.map(([pattern = "", message = "", remedy = "", entry]) => {
  return { pattern: new RegExp(pattern), message, remedy, ...(entry !== undefined && { entry }) };
});

/** Explains a complaint of saxes, in its own words if it's a rare one. */
export const explainSyntax = (complaint: string): Explanation => {
  const known = SYNTAX_REMEDIES.find(({ pattern }) => pattern.test(complaint));
  if (!known)
    return { message: `This is not well-formed XML: ${complaint}`, remedy: "Correct the markup at this place." };
  const { pattern, message, remedy, ...rest } = known;
  const subject = pattern.exec(complaint)?.[1] ?? "";
  const fill = (text: string) => text.replaceAll("$1", () => subject);
  return { message: fill(message), remedy: fill(remedy), ...rest };
};
