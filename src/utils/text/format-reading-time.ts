/** Formats minutes as "One min read" or "4 min read", rounded up. */
export const formatReadingTime = (minutes: number): string => {
  const whole = Math.max(1, Math.ceil(minutes));
  return whole === 1 ? "One min read" : `${whole} min read`;
};
