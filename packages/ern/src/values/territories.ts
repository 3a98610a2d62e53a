import codes from "../../data/codes.json";
import type { Severity } from "../types";
import type { ValueDiagnostic } from "./identifiers";

const ALL = codes.CurrentTerritoryCode.join(" ")
  .replace(/\^[\d-]*/g, "")
  .split(" ");

/** ISO 3166-1 alpha-2, plus AN and CS, which are withdrawn but still in DDEX, and XK for Kosovo. */
const CODES = new Set(ALL.filter((code) => /^[A-Z]{2}$/.test(code)));

const MISTAKES: ReadonlyMap<string, string> = new Map([
  ["UK", "GB"],
  ["EL", "GR"],
  ["WW", "Worldwide"],
  ["WORLD", "Worldwide"],
  ["GLOBAL", "Worldwide"],
  ["USA", "US"],
]);

/** The territories of DDEX, except those by TIS number. */
const KNOWN = new Set(["Worldwide", ...CODES, ...ALL.filter((code) => code.startsWith("ES-"))]);

const BY_CAPITALS = new Map([...KNOWN].map((code) => [code.toUpperCase(), code]));

/** Withdrawn territories, such as TPTL, which only some elements may have. */
const WITHDRAWN = new Set(codes.AllTerritoryCode.join(" ").match(/\b[A-Z]{4}\b/g));

/** Returns whether a code is a territory of DDEX, other than a TIS number. */
export const isTerritory = (code: string): boolean => KNOWN.has(code);

/** Checks a territory: a country of ISO 3166-1, Worldwide, one of three subdivisions of Spain, or a TIS number. */
export const checkTerritory = (value: string): (NonNullable<ValueDiagnostic> & { severity: Severity }) | undefined => {
  if (isTerritory(value) || WITHDRAWN.has(value)) return undefined;
  if (/^2\d{3}$|^\d{1,3}$/.test(value)) {
    const message = `“${value}” is a TIS code, which not every recipient reads.`;
    const remedy = "Use ISO 3166-1 codes unless sender and recipient agreed on TIS codes.";
    return { severity: "warning", message, remedy, entry: "playground-tis-code" };
  }
  const upper = value.toUpperCase();
  const right = BY_CAPITALS.get(upper);
  const guess = MISTAKES.get(upper);
  const message = `“${value}” is not a territory code.`;
  if (right ?? guess) return { severity: "error", message, remedy: `Write ${right ?? guess}.`, right, guess };
  return { severity: "error", message, remedy: "Use the two letters of ISO 3166-1, as in DE, or Worldwide." };
};
