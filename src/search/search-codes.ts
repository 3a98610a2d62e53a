import type { SearchCode } from "./types";

/** The languages that a record can be about, in the order in which a record has them. */
export const searchCodes: readonly SearchCode[] = ["typescript", "python", "rust"];
