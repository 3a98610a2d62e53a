/** What a record may be, as its weight is found. */
export type Weighed = "page" | "section" | "symbol";

/** The same, numbered by their places. */
export const weighed: readonly Weighed[] = ["page", "section", "symbol"];
