/** A whole number with commas between its thousands. Without Intl, which takes 15 ms to wake up. */
export const formatNumber = (value: number): string => String(value).replace(/\B(?=(?:\d{3})+$)/g, ",");
