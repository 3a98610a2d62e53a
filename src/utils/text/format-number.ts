/** Formats a whole number with commas between thousands. Doesn't use Intl, which takes 15 ms to start. */
export const formatNumber = (value: number): string => String(value).replace(/\B(?=(?:\d{3})+$)/g, ",");
