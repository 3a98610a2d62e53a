import type { SearchProblem } from "./types";

/** Returns the error for when no host can be reached; named like the hosted service's own. */
export const retryError = (message: string): Error => Object.assign(new Error(message), { name: "RetryError" });

/** Classifies a backend's error: unreachable hosts, or an error of ours. */
export const toSearchProblem = (error: unknown): SearchProblem => {
  const { name, message } = error instanceof Error ? error : new Error(String(error));
  return name === "RetryError" ? { kind: "unreachable" } : { kind: "broken", message };
};
