/** What an error says, and what it says to do about it. */
export const errorText = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  const { remedy } = error as Error & { remedy?: string };
  return remedy ? `${error.message} ${remedy}` : error.message;
};
