/** What a record can be; its weight depends on it. */
export type Weighed = "page" | "section" | "symbol";

/** The same, numbered by index. */
export const weighed: readonly Weighed[] = ["page", "section", "symbol"];
