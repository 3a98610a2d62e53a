/** The build time: now, or SOURCE_DATE_EPOCH for builds that are reproducible to the byte. */
export const buildTime = (): Date => {
  const seconds = process.env.SOURCE_DATE_EPOCH;
  if (!seconds) return new Date();
  if (!/^\d+$/.test(seconds))
    throw new Error(`SOURCE_DATE_EPOCH is "${seconds}": give it as seconds since 1970, or leave it out.`);
  return new Date(Number(seconds) * 1000);
};
