import type { SearchProblem } from "./types";

/** Classifies a backend's error: unreachable hosts, or an error of ours. */
export const toSearchProblem = (error: unknown): SearchProblem => {
  const { name, message } = error instanceof Error ? error : new Error(String(error));
  return name === "RetryError" ? { kind: "unreachable" } : { kind: "broken", message };
};
