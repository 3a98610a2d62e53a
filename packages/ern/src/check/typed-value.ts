import type { ErnVersion } from "../model-types";
import { mostLike } from "../text/likeness";
import type { DiagnosticCode, Severity } from "../types";
import { checkDate, checkDateTime, checkDuration, checkYear } from "../values/dates";
import {
  checkDpid,
  checkGrid,
  checkIcpn,
  checkIpi,
  checkIsni,
  checkIsrc,
  checkIswc,
  type ValueDiagnostic,
} from "../values/identifiers";
import {
  checkBoolean,
  checkCorner,
  checkDecimal,
  checkInteger,
  checkLanguageTag,
  checkReference,
} from "../values/plain-values";
import { checkTerritory } from "../values/territories";
import { valueSet } from "../values/value-sets";

export interface TypedDiagnostic {
  severity: Severity;
  code: DiagnosticCode;
  diagnostic: NonNullable<ValueDiagnostic>;
}

type Check = (value: string) => ValueDiagnostic;

/** Types that all versions have: the code and severity of what is wrong, and the check. */
const CHECKS: ReadonlyMap<string, readonly [DiagnosticCode, Check, Severity?]> = new Map([
  ["boolean", ["boolean", checkBoolean]],
  ["integer", ["number", checkInteger]],
  ["decimal", ["number", checkDecimal]],
  ["date", ["date", checkDate]],
  ["dateTime", ["date", checkDateTime]],
  ["year", ["date", checkYear]],
  ["duration", ["duration", checkDuration]],
  ["territory", ["territory", checkTerritory]],
  ["dpid", ["dpid", checkDpid]],
  ["ipi", ["party-id", checkIpi]],
  ["corner", ["number", checkCorner]],
  // A schema accepts any text as one of these. A wrong ISNI or ISWC doesn't stop a delivery.
  ["isrc", ["isrc", checkIsrc]],
  ["icpn", ["icpn", checkIcpn]],
  ["grid", ["grid", checkGrid]],
  ["isni", ["party-id", checkIsni, "warning"]],
  ["iswc", ["iswc", checkIswc, "warning"]],
]);

const toTypedDiagnostic = (
  code: DiagnosticCode,
  diagnostic: ValueDiagnostic,
  severity: Severity = "error",
): TypedDiagnostic | undefined => diagnostic && { severity: diagnostic.severity ?? severity, code, diagnostic };

/** Checks a value against a type that all versions have; undefined also if there is no such type. */
export const checkPlain = (type: string, value: string): TypedDiagnostic | undefined => {
  const [code, check, severity] = CHECKS.get(type) ?? [];
  return code && check && toTypedDiagnostic(code, check(value), severity);
};

/** A value of a set without what carries no meaning in it. */
const foldValue = (value: string): string => value.replace(/[\s_-]/g, "").toLowerCase();

interface Nearest {
  /** The only value that is the same but for case, spaces, hyphens and underscores. */
  right?: string | undefined;
  guess?: string | undefined;
}

const nearestValue = (value: string, values: readonly string[]): Nearest => {
  if (value.length > 80) return {};
  const same = values.filter((candidate) => foldValue(candidate) === foldValue(value));
  return same.length === 1 ? { right: same[0] } : { guess: mostLike(value, values) };
};

const nearest = new Map<string, Nearest>();

/** The closest value of a set. Cached, because a message repeats its values. */
const cachedNearest = (source: string, set: string, value: string, values: ReadonlySet<string>): Nearest => {
  const key = `${source} ${set} ${value}`;
  const found = nearest.get(key) ?? nearestValue(value, [...values]);
  if (nearest.size > 500) nearest.clear();
  nearest.set(key, found);
  return found;
};

const checkInSet = (version: ErnVersion, set: string, value: string, edition: string | undefined): ValueDiagnostic => {
  const values = valueSet(version, set, edition);
  // A profile may have more than one variant.
  const words = set === "ReleaseProfileVariantVersionId" ? value.split(/\s+/) : [value];
  if (!values || words.every((word) => values.has(word))) return undefined;
  const source = `ERN ${version}${edition === undefined ? "" : ` with edition ${edition} of its values`}`;
  const { right, guess } = cachedNearest(source, set, value, values);
  const suggestion = right ?? guess;
  const few = values.size <= 8 ? ` It has ${[...values].join(", ")}.` : "";
  return {
    message: `“${value}” isn't a value of ${set} in ${source}.`,
    remedy: suggestion ? `Did you mean ${suggestion}?${few}` : `Write a value of that set.${few}`,
    right,
    guess,
  };
};

/** Checks a territory against a set: each has others of the withdrawn territories. */
const checkTerritoryIn = (
  version: ErnVersion,
  set: string,
  value: string,
  edition: string | undefined,
): TypedDiagnostic | undefined => {
  const found = checkPlain("territory", value);
  const isKnown = valueSet(version, set, edition)!.has(value);
  if (isKnown) return found?.severity === "warning" ? found : undefined;
  if (found?.severity === "error") return found;
  const message = `“${value}” isn't a territory of ${set} in ERN ${version}.`;
  const remedy = "Use the two letters of ISO 3166-1, as in DE, or Worldwide.";
  const diagnostic = { message, remedy };
  return { severity: "error", code: "territory", diagnostic };
};

/** Checks the language of a text. */
export const checkLanguage = (value: string): TypedDiagnostic | undefined => {
  const diagnostic = checkLanguageTag(value);
  if (diagnostic) return { severity: "error", code: "language", diagnostic };
  const [code = ""] = value.toLowerCase().split("-");
  if (valueSet("4.1", "languageCode")!.has(code)) return undefined;
  const message = `“${code}” isn't a language of ISO 639.`;
  const remedy = "Write its code, as in en, fr or ja.";
  return { severity: "warning", code: "language", diagnostic: { message, remedy, entry: "playground-language" } };
};

/** Checks a value against a type of the schema, and the values of an edition of DDEX's sets if it isn't the schema's. */
export const checkTyped = (
  version: ErnVersion,
  type: string,
  value: string,
  edition?: string,
): TypedDiagnostic | undefined => {
  if (type === "string" || type === "-") return undefined;
  if (type === "language") return checkLanguage(value);
  if (CHECKS.has(type)) return checkPlain(type, value);
  if (type.endsWith("TerritoryCode")) return checkTerritoryIn(version, type, value, edition);
  if (type.startsWith("reference")) return toTypedDiagnostic("reference", checkReference(value, type.slice(-1)));
  return toTypedDiagnostic(type === "languageCode" ? "language" : "value", checkInSet(version, type, value, edition));
};
