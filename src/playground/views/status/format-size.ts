const UNITS = ["kB", "MB", "GB"] as const;

/** A size that is easy to read: exact if it's small. */
export const formatSize = (bytes: number): string => {
  if (bytes < 100_000) return `${bytes.toLocaleString("en")} ${bytes === 1 ? "byte" : "bytes"}`;
  const power = Math.min(UNITS.length, Math.floor(Math.log10(bytes) / 3));
  return `${(bytes / 1000 ** power).toLocaleString("en", { maximumFractionDigits: 1 })} ${UNITS[power - 1]}`;
};
