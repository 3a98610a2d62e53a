import { existsSync } from "node:fs";
import path from "node:path";

import type { ErnDocument } from "../src";
import { createValidator } from "../validate/create-validator";
import type { GivenFile, Verdict } from "../validate/types";
import { type Input, listInputs } from "./list-inputs";

/** Checks a message with the schema and rules that fit it. */
export type Validate = (document: ErnDocument) => Promise<Verdict[]>;

const SCHEMA = /\.xsd$/i;
const SCHEMA_OR_RULES = /\.(?:xsd|sch)$/i;

/** Returns the files that a path stands for, and those on disk that its schemas include or import. */
const listSchemas = async (argument: string): Promise<Input[]> => {
  const found = new Map(
    (await listInputs(argument, SCHEMA_OR_RULES)).map((input) => [input.file ?? input.name, input]),
  );
  for (const { file, read } of found.values()) {
    if (file === undefined || !SCHEMA.test(file)) continue;
    for (const [, location] of new TextDecoder().decode(await read()).matchAll(/schemaLocation="([^"]+)"/g)) {
      const included = path.join(path.dirname(file), location!);
      // A schema may come from anywhere: whatever else it names isn't read.
      if (SCHEMA.test(included) && !found.has(included) && existsSync(included))
        for (const input of await listInputs(included, SCHEMA_OR_RULES)) found.set(included, input);
    }
  }
  return [...found.values()];
};

/** Reads the files that the paths stand for, each once. */
const readSchemaFiles = async (paths: readonly string[]): Promise<GivenFile[]> => {
  const schemaFiles = new Map<string, GivenFile>();
  for (const argument of paths)
    for (const { relative, file, name: known, read } of await listSchemas(argument)) {
      const name = path.basename(relative);
      const folder = path.join(argument, relative.slice(0, -name.length));
      const place = path.resolve(file ?? known);
      if (!schemaFiles.has(place)) schemaFiles.set(place, { name, folder, content: new Blob([await read()]) });
    }
  return [...schemaFiles.values()];
};

/** Reads schemas and rules, and returns a function that checks with them as the playground does. */
export const readSchemas = async (paths: readonly string[]): Promise<Validate> => {
  if (paths.length === 0) return () => Promise.resolve([]);
  const validate = await createValidator(await readSchemaFiles(paths));
  return ({ source }) => validate(source);
};
