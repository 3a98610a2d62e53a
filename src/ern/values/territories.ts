import type { Severity } from "../types";
import type { ValueDiagnostic } from "./identifiers";

/** ISO 3166-1 alpha-2, plus AN and CS, which are withdrawn but still in DDEX, and XK for Kosovo. */
const CODES = new Set(
  (
    "AD AE AF AG AI AL AM AN AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ " +
    "CA CC CD CF CG CH CI CK CL CM CN CO CR CS CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO " +
    "FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM " +
    "JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ " +
    "MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE " +
    "RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT " +
    "TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS XK YE YT ZA ZM ZW"
  ).split(" "),
);

const SPECIALS = new Set(["Worldwide", "ES-CE", "ES-CN", "ES-ML"]);

const MISTAKES: ReadonlyMap<string, string> = new Map([
  ["UK", "GB"],
  ["EL", "GR"],
  ["WW", "Worldwide"],
  ["WORLD", "Worldwide"],
  ["GLOBAL", "Worldwide"],
  ["USA", "US"],
]);

/** The territories of DDEX, except those by TIS number. */
export const TERRITORIES: readonly string[] = ["Worldwide", ...CODES, "ES-CE", "ES-CN", "ES-ML"];

/** Is it a territory of DDEX, other than by TIS number? */
export const isTerritory = (code: string): boolean => CODES.has(code) || SPECIALS.has(code);

/** A territory: a country of ISO 3166-1, Worldwide, one of three subdivisions of Spain, or a TIS number. */
export const checkTerritory = (value: string): (NonNullable<ValueDiagnostic> & { severity: Severity }) | undefined => {
  if (isTerritory(value)) return undefined;
  if (/^2\d{3}$|^\d{1,3}$/.test(value)) {
    const remedy = "Use ISO 3166-1 codes unless sender and recipient agreed on TIS codes.";
    return {
      severity: "warning",
      message: `“${value}” is a TIS code, which not every recipient reads.`,
      remedy,
      entry: "playground-tis-code",
    };
  }
  const upper = value.toUpperCase();
  const meant = MISTAKES.get(upper) ?? (CODES.has(upper) ? upper : upper === "WORLDWIDE" ? "Worldwide" : undefined);
  const message = `“${value}” is not a territory code.`;
  if (meant) return { severity: "error", message, remedy: `Write ${meant}.`, right: meant };
  return { severity: "error", message, remedy: "Use the two letters of ISO 3166-1, as in DE, or Worldwide." };
};
