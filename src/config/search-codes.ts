/** The languages that a search can be narrowed to, in the order in which a record has them. */
export const searchCodes = ["typescript", "python", "rust"] as const;

export type SearchCode = (typeof searchCodes)[number];
