import type { SearchCode } from "../search/shared/types";

/** The languages that a record can be about, in the order in which a record has them. */
export const searchCodes: readonly SearchCode[] = ["typescript", "python", "rust"];
