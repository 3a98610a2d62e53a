const PARTS = /^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:T([\d:.]+)(Z|[+-]\d\d:\d\d)?)?)?)?$/;

/** No local time is further from UTC. */
const MOST_OFFSET = 14 * 60 * 60 * 1000;

/** From the first to the last moment of a time, a day, a month or a year. Without a zone, as if it were UTC. */
interface Span {
  first: number;
  last: number;
  hasZone: boolean;
}

const toSpan = (value: string): Span | undefined => {
  const [, year, month, day, time, zone] = PARTS.exec(value) ?? [];
  if (year === undefined) return undefined;
  const first = Date.parse(`${year}-${month ?? "01"}-${day ?? "01"}T${time ?? "00:00:00"}${zone ?? "Z"}`);
  if (time !== undefined) return { first, last: first, hasZone: zone !== undefined };
  const next = new Date(first);
  if (day !== undefined) next.setUTCDate(next.getUTCDate() + 1);
  else if (month !== undefined) next.setUTCMonth(next.getUTCMonth() + 1);
  else next.setUTCFullYear(next.getUTCFullYear() + 1);
  return { first, last: next.getTime() - 1, hasZone: false };
};

/** Returns whether one date or time is certainly before the other; 2026-11 isn't before 2026-11-20, which is in it. */
export const isBefore = (date: string, otherDate: string): boolean => {
  const [span, otherSpan] = [toSpan(date), toSpan(otherDate)];
  if (!span || !otherSpan) return false;
  return span.last + (span.hasZone === otherSpan.hasZone ? 0 : MOST_OFFSET) < otherSpan.first;
};

/** Returns the same text for the same moment, whatever its zone; any other text as it is. */
export const toMoment = (value: string): string => {
  const span = value.includes("T") ? toSpan(value) : undefined;
  return span && Number.isFinite(span.first) ? `${span.first}${span.hasZone ? "Z" : ""}` : value;
};
