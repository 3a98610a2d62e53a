import { whyMissing } from "../../../data/why-missing";
import { LateError } from "../../../utils/in-time";
import type { Notice } from "./playground-state";

export const errorText = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  const { remedy } = error as Error & { remedy?: string };
  return remedy ? `${error.message} ${remedy}` : error.message;
};

/**
 * Returns the notice of an action's failure: if part of the site's own code couldn't be loaded, with a way to try
 * again.
 */
export const toFailureNotice = async (error: unknown, retry: () => void): Promise<Notice> => {
  const isMissing = error instanceof LateError || (error as Partial<Error> | null)?.name === "ChunkLoadError";
  if (!isMissing) return { kind: "error", text: errorText(error) };
  const { words, reload } = await whyMissing();
  const action = reload ? { label: "Reload", run: () => window.location.reload() } : { label: "Retry", run: retry };
  return { kind: "error", text: words, action };
};
