/** Replaces modules that the browser shouldn't get. */
export {};
