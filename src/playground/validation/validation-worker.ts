import { createValidation, type SchemaFile } from "@ddex-suite/ern/validate";

import { createTexts } from "../workers/create-texts";
import { serveJobs } from "../workers/serve-jobs";

const texts = createTexts();
const { validate, ...validation } = createValidation(() => import("libxml2-wasm"));

/** The jobs of the validator's worker, which refer to a text by its number. */
const jobs = {
  ...validation,
  text: texts.addPart,
  validate: (
    { source, ...wanted }: { source: number; main?: string; files: SchemaFile[]; rules: SchemaFile[] },
    onProgress?: (part: number) => void,
  ) => validate({ ...wanted, source: texts.get("source", source) }, onProgress),
};

export type ValidatorJobs = typeof jobs;

serveJobs(jobs);
