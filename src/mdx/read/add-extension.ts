/** Adds an extension of the parser to a processor's data. */
export const addExtension = (data: Record<string, unknown>, key: string, extension: unknown): void => {
  data[key] = [...((data[key] as unknown[] | undefined) ?? []), extension];
};
