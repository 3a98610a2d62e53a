import { whyMissing } from "../../utils/browser/why-missing";
import { LateError } from "../../utils/in-time";

/** What an error says, and what it says to do about it. */
export const errorText = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  const { remedy } = error as Error & { remedy?: string };
  return remedy ? `${error.message} ${remedy}` : error.message;
};

/** The same, but for code of the site that has not come, of which the reader knows nothing: why, and what to do. */
export const failureText = async (error: unknown): Promise<string> => {
  const isMissing = error instanceof LateError || (error as Partial<Error> | null)?.name === "ChunkLoadError";
  return isMissing ? (await whyMissing()).words : errorText(error);
};
