import type { SearchProblem } from "./types";

/** Tells what a backend rejected with: hosts that cannot be reached, or a fault of ours. */
export const toSearchProblem = (error: unknown): SearchProblem => {
  const { name, message } = error instanceof Error ? error : new Error(String(error));
  return name === "RetryError" ? { kind: "unreachable" } : { kind: "broken", message };
};
