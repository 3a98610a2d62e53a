import type * as Libxml2 from "libxml2-wasm";

import {
  allowedByModel,
  type AllowedHere,
  decodeErn,
  type ErnDocument,
  ErnError,
  parseErn,
  readModel,
  type SchemaModel,
  toVersionNumber,
} from "../src";
import { chooseRules, chooseSchema, gatherSchema, type SchemaClaim } from "./choose-schema";
import { compileSchema, describeFile } from "./schema-files";
import { toClaim } from "./to-claim";
import type { GivenFile, SchemaFile, Verdict } from "./types";
import { validateMessage } from "./validate-message";

/** A message's document; undefined if it isn't well-formed, which the built-in checks report. */
const parseWellFormed = (source: string): ErnDocument | undefined => {
  try {
    return parseErn(source);
  } catch (error) {
    if (error instanceof ErnError) return undefined;
    throw error;
  }
};

/** The verdict if none of the schemas is for a message, so that nobody takes it for valid. */
const noSchemaVerdict = ({ namespace }: SchemaClaim): Verdict => {
  const version = toVersionNumber(namespace);
  const problem = `None of the schemas given is for its namespace, ${namespace || "which is empty"}.`;
  const name = version ? `a schema of ERN ${version}` : "a schema";
  return { name, version: "", source: "schema", state: "incomplete", problem, diagnostics: [], count: 0 };
};

/** Creates a validator of messages. It caches the last compiled schema, because compiling takes longer than checking. */
export const createValidation = (load: () => Promise<typeof Libxml2>) => {
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
    const entry = modelOf(files);
    const model = await entry.model.catch(() => undefined);
    return model && (entry.allowed ??= allowedByModel(model));
  };

  const validate = async (
    source: string,
    main: SchemaFile | undefined,
    files: SchemaFile[],
    rules: SchemaFile[],
    read?: ErnDocument,
    onProgress: (part: number) => void = () => undefined,
  ): Promise<Verdict[]> => {
    const verdicts: Verdict[] = [];
    if (main) {
      const libxml2 = await load();
      const compileHere = (gathered: readonly SchemaFile[]) => compile(libxml2, gathered);
      verdicts.push(await validateMessage(libxml2, compileHere, allow, source, main, files));
    }
    if (rules.length === 0) return verdicts;
    const { checkRules } = await import("./schematron/check-rules");
    const document = read ?? parseErn(source);
    for (const [index, file] of rules.entries())
      verdicts.push(await checkRules(document, file, (part) => onProgress((index + part) / rules.length)));
    return verdicts;
  };

  return {
    describe: async ({ files }: { files: GivenFile[] }) => {
      const libxml2 = await load();
      return Promise.all(files.map((file) => describeFile(libxml2, file)));
    },
    model: async ({ main: id, files }: { main: string; files: SchemaFile[] }) => {
      const main = files.find((file) => file.id === id)!;
      return modelOf(gatherSchema(main, files).files).model;
    },
    /** Checks a text with a schema, the files that it needs, and rules; reports the part of the rules that is done. */
    validate: async (
      request: { source: string; main?: string; files: SchemaFile[]; rules: SchemaFile[] },
      onProgress?: (part: number) => void,
    ) => {
      const main = request.files.find(({ id }) => id === request.main);
      return validate(request.source, main, request.files, request.rules, undefined, onProgress);
    },
    /** Checks a message with those of the schemas and rules that are for its version; nothing if it isn't well-formed. */
    validateFile: async ({ file, schemas }: { file: Blob; schemas: SchemaFile[] }): Promise<Verdict[]> => {
      const { source } = decodeErn(new Uint8Array(await file.arrayBuffer()));
      const document = parseWellFormed(source);
      if (!document) return [];
      const claim = toClaim(document);
      const files = schemas.filter(({ kind }) => kind === "schema");
      const main = chooseSchema(claim, files);
      const verdicts = await validate(source, main, files, chooseRules(claim, schemas), document);
      return main || files.length === 0 ? verdicts : [noSchemaVerdict(claim), ...verdicts];
    },
  };
};
