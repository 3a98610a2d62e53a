import type * as Libxml2 from "libxml2-wasm";

import { allowedByModel, type AllowedHere, parseErn, readModel, type SchemaModel } from "../../ern";
import { createTexts } from "../workers/create-texts";
import { validateMessage } from "./validate-message";
import { compileSchema, describeFile } from "./schema-files";
import { gatherSchema } from "./choose-schema";
import type { GivenFile, SchemaFile, Verdict } from "./types";

/** The jobs of the validator's worker. It caches the last compiled schema, because compiling takes longer than checking a message. */
export const createValidation = (load: () => Promise<typeof Libxml2>) => {
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
    text: texts.take,
    /** Reads what files say about themselves; rejects with the first that isn't valid. */
    describe: async ({ files }: { files: GivenFile[] }) => {
      const libxml2 = await load();
      return Promise.all(files.map((file) => describeFile(libxml2, file)));
    },
    /** Returns what a schema, with the files that it needs, allows. */
    model: async ({ main: id, files }: { main: string; files: SchemaFile[] }) => {
      const main = files.find((file) => file.id === id)!;
      return modelOf(gatherSchema(main, files).files).model;
    },
    /** Checks the text with this number with a schema, the files that it needs, and rules. */
    validate: async (wanted: { source: number; main?: string; files: SchemaFile[]; rules: SchemaFile[] }) => {
      const { files, rules } = wanted;
      const source = texts.need("source", wanted.source);
      const verdicts: Verdict[] = [];
      const main = files.find(({ id }) => id === wanted.main);
      if (main) {
        const libxml2 = await load();
        const compileHere = (gathered: readonly SchemaFile[]) => compile(libxml2, gathered);
        verdicts.push(await validateMessage(libxml2, compileHere, allow, source, main, files));
      }
      if (rules.length === 0) return verdicts;
      const { checkRules } = await import("./schematron/check-rules");
      const document = parseErn(source);
      for (const file of rules) verdicts.push(await checkRules(document, file));
      return verdicts;
    },
  };
};
