import { whyMissing } from "../../../data/why-missing";
import { LateError } from "../../../utils/in-time";

export const errorText = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  const { remedy } = error as Error & { remedy?: string };
  return remedy ? `${error.message} ${remedy}` : error.message;
};

/** The same, plus an explanation if part of the site's own code couldn't be loaded. */
export const failureText = async (error: unknown): Promise<string> => {
  const isMissing = error instanceof LateError || (error as Partial<Error> | null)?.name === "ChunkLoadError";
  return isMissing ? (await whyMissing()).words : errorText(error);
};
