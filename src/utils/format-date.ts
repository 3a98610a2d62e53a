const format = new Intl.DateTimeFormat("en-US", { year: "numeric", month: "long", day: "numeric", timeZone: "UTC" });

/** An ISO time as "November 20, 2026", in UTC. */
export const formatDate = (iso: string): string => format.format(new Date(iso));
