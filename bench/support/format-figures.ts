/** Formats bytes as kB of 1024 bytes. */
export const kb = (bytes: number): string => (bytes / 1024).toFixed(1);

/** Formats a share as a percentage with one decimal. */
export const formatPercent = (share: number): string => `${(100 * share).toFixed(1)} %`;

/** Formats milliseconds next to their limit. */
export const withLimit = (milliseconds: number, limit: number): string => {
  const value = Math.round(milliseconds);
  return `${value} (${value > limit ? "over" : "within"} ${limit})`;
};
