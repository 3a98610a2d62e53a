import type { ErnVersion } from "../model-types";
import { mostLike } from "../text/likeness";
import type { DiagnosticCode, Severity } from "../types";
import { checkDate, checkDateTime, checkDuration, checkYear } from "../values/dates";
import type { ValueDiagnostic } from "../values/identifiers";
import { checkDpid, checkIpi } from "../values/party-ids";
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

const CHECKS: ReadonlyMap<string, readonly [DiagnosticCode, Check]> = new Map([
  ["boolean", ["boolean", checkBoolean]],
  ["integer", ["number", checkInteger]],
  ["decimal", ["number", checkDecimal]],
  ["date", ["date", checkDate]],
  ["dateTime", ["date", checkDateTime]],
  ["year", ["date", checkYear]],
  ["duration", ["duration", checkDuration]],
  ["dpid", ["dpid", checkDpid]],
  ["ipi", ["party-id", checkIpi]],
  ["corner", ["number", checkCorner]],
]);

const likeness = new Map<string, string | undefined>();

/** The closest value of a set. Cached, because a message repeats its values. */
const nearestIn = (
  version: ErnVersion,
  set: string,
  value: string,
  values: ReadonlySet<string>,
): string | undefined => {
  const key = `${version} ${set} ${value}`;
  if (likeness.size > 500) likeness.clear();
  if (!likeness.has(key)) likeness.set(key, value.length > 80 ? undefined : mostLike(value, [...values]));
  return likeness.get(key);
};

const checkInSet = (version: ErnVersion, set: string, value: string): ValueDiagnostic => {
  const values = valueSet(version, set);
  // A profile may have more than one variant.
  const words = set === "ReleaseProfileVariantVersionId" ? value.split(/\s+/) : [value];
  if (!values || words.every((word) => values.has(word))) return undefined;
  const right = nearestIn(version, set, value, values);
  const few = values.size <= 8 ? ` It has ${[...values].join(", ")}.` : "";
  return {
    message: `“${value}” is no value of ${set} in ERN ${version}.`,
    remedy: right ? `Did you mean ${right}?${few}` : `Write a value of that set.${few}`,
    right,
  };
};

/** Checks a language. Only some versions require a certain form. */
const checkLanguage = (version: ErnVersion, value: string): TypedDiagnostic | undefined => {
  const isOld = version === "3.8.2" || version.startsWith("4.1");
  const diagnostic = checkLanguageTag(value);
  if (diagnostic) return { severity: isOld ? "warning" : "error", code: "language", diagnostic };
  const [code = ""] = value.toLowerCase().split("-");
  if (valueSet("4.1", "languageCode")!.has(code)) return undefined;
  const unknown = {
    message: `“${code}” is no language of ISO 639.`,
    remedy: "Write its code, as in en, fr or ja.",
    entry: "playground-language",
  };
  return { severity: "warning", code: "language", diagnostic: unknown };
};

const toFound = (code: DiagnosticCode, diagnostic: ValueDiagnostic): TypedDiagnostic | undefined =>
  diagnostic && { severity: "error", code, diagnostic };

/** Checks a value against a type of the schema. */
export const checkTyped = (version: ErnVersion, type: string, value: string): TypedDiagnostic | undefined => {
  if (type === "string" || type === "-") return undefined;
  if (type === "territory") {
    const found = checkTerritory(value);
    return found && { severity: found.severity, code: "territory", diagnostic: found };
  }
  if (type === "language") return checkLanguage(version, value);
  const [code, check] = CHECKS.get(type) ?? [];
  if (code && check) return toFound(code, check(value));
  if (type.startsWith("reference")) return toFound("reference", checkReference(value, type.slice(-1)));
  return toFound(type === "languageCode" ? "language" : "value", checkInSet(version, type, value));
};
