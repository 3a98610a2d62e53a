import type { Finding } from "./identifiers";

const DURATION = /^-?P(?!$)(\d+Y)?(\d+M)?(\d+D)?(T(?!$)(\d+H)?(\d+M)?(\d+(\.\d+)?S)?)?$/;
const TIME = /^([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d+)?(Z|[+-]((0\d|1[0-3]):[0-5]\d|14:00))?$/;

/** Longer numbers are more than programs count with. */
const TOO_LONG = /\d{10}/;

/** An ISO 8601 duration as XML Schema has it: PT3M45S. */
export const checkDuration = (value: string): Finding => {
  if (DURATION.test(value)) {
    if (value.startsWith("-")) return { message: `The duration ${value} is negative.`, remedy: "Remove the minus." };
    if (!TOO_LONG.test(value)) return undefined;
    return { message: `The duration ${value} has a number of too many digits.`, remedy: "Write at most nine digits." };
  }
  const clock = /^(?:(\d+):)?(\d{1,2}):(\d{2})$/.exec(value);
  const hours = clock?.[1] ? `${Number(clock[1])}H` : "";
  const remedy = clock
    ? `Write it as PT${hours}${Number(clock[2])}M${Number(clock[3])}S.`
    : "Write it as PT3M45S: three minutes and 45 seconds.";
  return { message: `“${value}” is not an ISO 8601 duration.`, remedy };
};

const isDay = (value: string): boolean => {
  const match = /^(?!0000)(\d{4})-(\d{2})-(\d{2})$/.exec(value);
  if (!match) return false;
  const [year, month, day] = match.slice(1).map(Number) as [number, number, number];
  const date = new Date(Date.UTC(2000, month - 1, 1));
  date.setUTCFullYear(year, month - 1, day);
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
};

/** A date of the calendar: a day, or only its month or year. */
export const checkDate = (value: string): Finding => {
  if (isDay(value) || /^(?!0000)\d{4}(-(0[1-9]|1[0-2]))?$/.test(value)) return undefined;
  const remedy = "Write a day as 2026-11-20, or only its month, 2026-11, or year, 2026.";
  return { message: `“${value}” is not a date of the calendar.`, remedy };
};

/** A date with its time, as XML Schema has it. */
export const checkDateTime = (value: string): Finding => {
  const at = value.indexOf("T");
  if (at !== -1 && isDay(value.slice(0, at)) && TIME.test(value.slice(at + 1))) return undefined;
  const remedy = "Write it as 2026-11-20T09:30:00Z, or with another zone, 2026-11-20T09:30:00+01:00.";
  return { message: `“${value}” is not a date with a time.`, remedy };
};

/** The year of a P line or C line, as XML Schema has it. */
export const checkYear = (value: string): Finding => {
  if (/^(?!0000)\d{4}(Z|[+-]\d{2}:\d{2})?$/.test(value)) return undefined;
  return { message: `“${value}” is not a year.`, remedy: "Write its four digits, as in 2026." };
};
