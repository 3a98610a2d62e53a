/** The languages that a search can be narrowed to, in the order that records list them. */
export const searchCodes = ["typescript", "python", "rust"] as const;

export type SearchCode = (typeof searchCodes)[number];
