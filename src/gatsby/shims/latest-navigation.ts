let latest = 0;

/** Begins a navigation, and cancels those whose page is still loading. Returns its number. */
export const nextNavigation = (): number => (latest += 1);

/** Returns whether nothing has begun since this navigation, or it has no number. */
export const isLatest = (navigation = latest): boolean => navigation === latest;
