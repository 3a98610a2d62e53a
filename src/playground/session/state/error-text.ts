import { whyMissing } from "../../../data/why-missing";
import { LateError } from "../../../utils/in-time";
import type { Notice } from "./playground-state";

export const formatError = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  const { remedy } = error as Error & { remedy?: string };
  return remedy ? `${error.message} ${remedy}` : error.message;
};

/** Returns the notice of a failed action. If code of the site couldn't be loaded, it has a button to try again. */
export const toFailureNotice = async (error: unknown, retry: () => void): Promise<Notice> => {
  const isMissing = error instanceof LateError || (error as Partial<Error> | null)?.name === "ChunkLoadError";
  if (!isMissing) return { kind: "error", text: formatError(error) };
  const { words, reload } = await whyMissing();
  const action = reload ? { label: "Reload", run: () => window.location.reload() } : { label: "Retry", run: retry };
  return { kind: "error", text: words, action };
};
