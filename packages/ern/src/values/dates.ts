import type { ValueDiagnostic } from "./identifiers";

const DURATION = /^-?P(?!$)(\d+Y)?(\d+M)?(\d+D)?(T(?!$)(\d+H)?(\d+M)?(\d+(\.\d+)?S)?)?$/;
/** No zone is more than 14 hours from UTC. */
const ZONE = String.raw`(?:Z|[+-](?:(?:0\d|1[0-3]):[0-5]\d|14:00))?`;
/** 24:00:00 is the end of a day. */
const TIME = new RegExp(String.raw`^(?:(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?|24:00:00(?:\.0+)?)${ZONE}$`);
const YEAR = new RegExp(String.raw`^(?!0000)\d{4}${ZONE}$`);

/** Larger numbers overflow in many programs. */
const TOO_LONG = /\d{10}/;

/** The duration that may be meant by 3:45, PT3M45 or P3M45S. */
const guessDuration = (upper: string): string | undefined => {
  const clock = /^(?:(\d+):)?(\d{1,2}):(\d{2}(?:\.\d+)?)$/.exec(upper);
  if (clock) {
    const hours = clock[1] ? `${Number(clock[1])}H` : "";
    return `PT${hours}${Number(clock[2])}M${Number(clock[3])}S`;
  }
  return [upper, `${upper}S`, upper.replace(/^P(?!T)/, "PT")].find((candidate) => DURATION.test(candidate));
};

/** Checks an ISO 8601 duration in XML Schema form: PT3M45S. */
export const checkDuration = (value: string): ValueDiagnostic => {
  if (DURATION.test(value)) {
    const entry = "playground-negative-duration";
    const negative = `The duration ${value} is negative.`;
    if (value.startsWith("-")) return { message: negative, remedy: "Remove the minus.", guess: value.slice(1), entry };
    if (!TOO_LONG.test(value)) return undefined;
    const message = `The duration ${value} has a number of too many digits.`;
    return { message, remedy: "Write at most nine digits.", entry };
  }
  const upper = value.replace(/\s/g, "").toUpperCase();
  const right = DURATION.test(upper) && !/\d\s+\d/.test(value) ? upper : undefined;
  const guess = guessDuration(upper);
  const remedy = guess ? `Write it as ${guess}.` : "Write it as PT3M45S: three minutes and 45 seconds.";
  return { message: `“${value}” is not an ISO 8601 duration.`, remedy, right, guess };
};

/** Returns whether a value is a day of the calendar: 2026-11-20. */
export const isDay = (value: string): boolean => {
  const match = /^(?!0000)(\d{4})-(\d{2})-(\d{2})$/.exec(value);
  if (!match) return false;
  const [year, month, day] = match.slice(1).map(Number) as [number, number, number];
  const date = new Date(Date.UTC(2000, month - 1, 1));
  date.setUTCFullYear(year, month - 1, day);
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
};

/** Returns the first moment after a day: 2027-01-01T00:00:00 after 2026-12-31. There is no year after 9999. */
export const momentAfter = (day: string): string => {
  const next = new Date(`${day}T24:00:00Z`).toISOString();
  return next.startsWith("+") ? `${day}T24:00:00` : next.slice(0, "2027-01-01T00:00:00".length);
};

const toDay = (year = "", month = "", day = ""): string | undefined => {
  const written = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return isDay(written) ? written : undefined;
};

/** The day of 2026/11/20, 2026-1-5 or 20261120; without separators, fewer digits would be several days. */
const normalizeDay = (value: string): string | undefined => {
  const [, year, , month, day] =
    /^(\d{4})([/.-])(\d{1,2})\2(\d{1,2})$/.exec(value) ?? /^(\d{4})()(\d\d)(\d\d)$/.exec(value) ?? [];
  return toDay(year, month, day);
};

/** The day that may be meant by 20.11.2026, or by 2026-11-20T00:00:00, where it depends on the zone. */
const guessDay = (value: string): string | undefined => {
  const [, day, month, year] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(value) ?? [];
  return toDay(year, month, day) ?? normalizeDay(value.replace(/T.*/, ""));
};

/** Checks a calendar date: a day, or only a month or year. */
export const checkDate = (value: string): ValueDiagnostic => {
  if (isDay(value) || /^(?!0000)\d{4}(-(0[1-9]|1[0-2]))?$/.test(value)) return undefined;
  const remedy = "Write a day as 2026-11-20, or only its month, 2026-11, or year, 2026.";
  const message = `“${value}” is not a date of the calendar.`;
  return { message, remedy, right: normalizeDay(value), guess: guessDay(value), entry: "playground-date" };
};

const isDateTime = (value: string): boolean => {
  const index = value.indexOf("T");
  return index !== -1 && isDay(value.slice(0, index)) && TIME.test(value.slice(index + 1));
};

/** Checks a date and time in XML Schema form. */
export const checkDateTime = (value: string): ValueDiagnostic => {
  if (isDateTime(value)) return undefined;
  const joined = value.trim().toUpperCase().replace(/\s+/, "T");
  const right = [
    joined,
    joined.replace(/(T\d\d:\d\d)(?!:)/, "$1:00"),
    joined.replace(/([+-]\d\d)(\d\d)$/, "$1:$2"),
  ].find(isDateTime);
  const guess = [`${guessDay(joined)}T00:00:00`].find(isDateTime);
  const remedy = "Write it as 2026-11-20T09:30:00Z, or with another zone, 2026-11-20T09:30:00+01:00.";
  return { message: `“${value}” is not a date with a time.`, remedy, right, guess };
};

/** Checks the year of a P line or C line in XML Schema form. */
export const checkYear = (value: string): ValueDiagnostic => {
  if (YEAR.test(value)) return undefined;
  const guess = /^([12]\d{3})-\d\d(-\d\d)?$/.exec(value)?.[1];
  return { message: `“${value}” is not a year.`, remedy: "Write its four digits, as in 2026.", guess };
};
