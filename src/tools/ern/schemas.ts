import path from "node:path";

import type { ErnDocument } from "../../ern";
import { createValidation } from "../../playground/validation/create-validation";
import type { GivenFile, SchemaFile, Verdict } from "../../playground/validation/types";
import { listInputs } from "./list-inputs";

/** Checks a message with the schema and rules that fit it. */
export type Validate = (document: ErnDocument) => Promise<Verdict[]>;

const readGiven = async (given: string): Promise<GivenFile[]> =>
  Promise.all(
    (await listInputs(given, /\.(?:xsd|sch)$/i)).map(async ({ relative, read }) => {
      const name = path.basename(relative);
      return { name, folder: path.join(given, relative.slice(0, -name.length)), content: new Blob([await read()]) };
    }),
  );

/** Reads schemas and rules, and returns a function that checks with them as the playground does. */
export const readSchemas = async (paths: readonly string[]): Promise<Validate> => {
  if (paths.length === 0) return () => Promise.resolve([]);
  const validation = createValidation(() => import("libxml2-wasm"));
  const given = (await Promise.all(paths.map(readGiven))).flat();
  const facts = await validation.describe({ files: given });
  const folders = [...new Set(given.map(({ folder }) => folder))];
  const files = facts.map((each, at): SchemaFile => {
    const { folder, content } = given[at]!;
    return { ...each, batch: folders.indexOf(folder) + 1, content };
  });
  return ({ source }) => validation.validateFile({ file: new Blob([source]), schemas: files });
};
