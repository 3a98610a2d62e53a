import { checkDate, checkDateTime, checkDuration, checkIcpn, checkIsrc } from "@ddex-suite/ern";

import type { PathDiagnostic } from "./type-diagnostics";

/** By the name of the key, in camel case or snake case. */
const CHECKS = [
  [/^isrc$/i, checkIsrc],
  [/^(?:upc|icpn|ean)$/i, checkIcpn],
  [/duration$/i, checkDuration],
  [/date_?time$/i, checkDateTime],
  [/date$/i, checkDate],
] as const;

/** Returns invalid identifiers, dates and durations in data. */
export const valueDiagnostics = (data: unknown, path: readonly string[] = []): PathDiagnostic[] => {
  if (typeof data === "object" && data !== null)
    return Object.entries(data).flatMap(([key, value]) => valueDiagnostics(value, [...path, key]));
  const [, check] = CHECKS.find(([key]) => key.test(path.at(-1) ?? "")) ?? [];
  const found = typeof data === "string" && data !== "" ? check?.(data) : undefined;
  return found ? [{ path, message: found.message.replace(/\.$/, ""), remedy: found.remedy }] : [];
};
