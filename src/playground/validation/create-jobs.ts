import { createValidation, type SchemaFile } from "@ddex-suite/ern/validate";

import { createTexts } from "../workers/create-texts";

/** Returns the jobs of the validator's worker, which refer to a text by its number. */
export const createJobs = (load: Parameters<typeof createValidation>[0]) => {
  const texts = createTexts();
  const { validate, ...validation } = createValidation(load);
  return {
    ...validation,
    text: texts.take,
    validate: (
      { source, ...wanted }: { source: number; main?: string; files: SchemaFile[]; rules: SchemaFile[] },
      onProgress?: (part: number) => void,
    ) => validate({ ...wanted, source: texts.need("source", source) }, onProgress),
  };
};
