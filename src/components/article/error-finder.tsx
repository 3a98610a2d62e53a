import { lazyBehavior } from "./lazy-behavior";

/** A form that finds the entry of a pasted error among those below it. */
export const ErrorFinder = lazyBehavior(
  "error-finder",
  async () => (await import("../../browser/behaviors/find-error")).findError,
);
