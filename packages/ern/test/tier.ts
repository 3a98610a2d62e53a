/** Whether the long tier runs (`npm run test:long`): random and exhaustive tests at their full size. */
export const isLongTier = process.env.TEST_TIER === "long";

/** Returns how many random inputs or pages a test takes: `short` in `npm test`, `long` in the long tier. */
export const countInTier = (short: number, long: number): number => (isLongTier ? long : short);
