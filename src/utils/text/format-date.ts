const MONTHS = "January February March April May June July August September October November December".split(" ");

/** An ISO time as "November 20, 2026", in UTC. Without Intl, which takes 15 ms to wake up. */
export const formatDate = (iso: string): string => {
  const date = new Date(iso);
  return `${MONTHS[date.getUTCMonth()]} ${date.getUTCDate()}, ${date.getUTCFullYear()}`;
};
