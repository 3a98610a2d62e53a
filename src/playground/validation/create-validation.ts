import type * as Libxml2 from "libxml2-wasm";

import { allowedByModel } from "../../ern/schema/allowed-by-model";
import type { AllowedHere } from "../../ern/schema/allowed-here";
import type { SchemaModel } from "../../ern/schema/schema-model";
import { parseErn } from "../../ern/xml/parse-ern";
import { createTexts } from "../workers/create-texts";
import { checkRules } from "./check-rules";
import { compileSchema } from "./compile-schema";
import { describeFile } from "./describe-file";
import { gatherSchema } from "./gather-schema";
import { readModel } from "./model/read-model";
import type { SchemaFile, Verdict } from "./types";
import { validateMessage } from "./validate-message";
import type { ValidationJobs } from "./validation-jobs";

type Validation = {
  [Name in keyof ValidationJobs]: (input: ValidationJobs[Name]["input"]) => Promise<ValidationJobs[Name]["output"]>;
};

/** The jobs of the validator's worker. It caches the last compiled schema, because compiling takes longer than checking a message. */
export const createValidation = (load: () => Promise<typeof Libxml2>): Validation => {
  const texts = createTexts();
  let compiled: { key: string; validator: Promise<Libxml2.XsdValidator> } | undefined;

  const compile = async (libxml2: typeof Libxml2, files: readonly SchemaFile[]): Promise<Libxml2.XsdValidator> => {
    const key = files.map(({ id }) => id).join();
    if (compiled?.key !== key) {
      const before = compiled?.validator;
      compiled = { key, validator: compileSchema(libxml2, files) };
      void before?.then((validator) => validator.dispose()).catch(() => undefined);
    }
    return compiled.validator;
  };

  let read: { key: string; model: Promise<SchemaModel>; allowed?: AllowedHere } | undefined;
  const modelOf = (files: readonly SchemaFile[]): NonNullable<typeof read> => {
    const key = files.map(({ id }) => id).join();
    if (read?.key !== key) read = { key, model: readModel(files) };
    return read;
  };
  /** Undefined if the schema can't be read; then there are just fewer fixes. */
  const allow = async (files: readonly SchemaFile[]): Promise<AllowedHere | undefined> => {
    const wanted = modelOf(files);
    const model = await wanted.model.catch(() => undefined);
    return model && (wanted.allowed ??= allowedByModel(model));
  };

  return {
    text: async (part) => {
      texts.take(part);
      return undefined;
    },
    describe: async ({ files }) => {
      const libxml2 = await load();
      return Promise.all(files.map((file) => describeFile(libxml2, file)));
    },
    model: async ({ main: id, files }) => {
      const main = files.find((file) => file.id === id)!;
      return modelOf(gatherSchema(main, files).files).model;
    },
    validate: async ({ source: number, main: id, files, rules }) => {
      const source = texts.need("source", number);
      const verdicts: Verdict[] = [];
      const main = files.find((file) => file.id === id);
      if (main) {
        const libxml2 = await load();
        const compileHere = (gathered: readonly SchemaFile[]) => compile(libxml2, gathered);
        verdicts.push(await validateMessage(libxml2, compileHere, allow, source, main, files));
      }
      const document = rules.length > 0 ? parseErn(source) : undefined;
      for (const file of rules) verdicts.push(await checkRules(document!, file));
      return verdicts;
    },
  };
};
