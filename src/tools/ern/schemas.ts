import path from "node:path";

import { namespaceOf, type ErnDocument, toVersionNumber } from "../../ern";
import { chooseRules, chooseSchema } from "../../playground/validation/choose-schema";
import { createValidation } from "../../playground/validation/create-validation";
import type { GivenFile, SchemaFile, Verdict } from "../../playground/validation/types";
import { toClaim } from "../../playground/workers/analyze";
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

/** What to report if none of the schemas given is for a message, so that nobody takes it for valid. */
const toUnfit = (document: ErnDocument): Verdict => {
  const namespace = namespaceOf(document, document.root);
  const version = toVersionNumber(namespace);
  const problem = `None of the schemas given is for its namespace, ${namespace || "which is empty"}.`;
  const name = version ? `a schema of ERN ${version}` : "a schema";
  return { name, version: "", source: "schema", state: "incomplete", problem, diagnostics: [], count: 0 };
};

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
  const schemas = files.filter(({ kind }) => kind === "schema");
  let number = 0;
  return async (document) => {
    number += 1;
    const { source } = document;
    validation.text({ name: "source", number, splices: [{ from: 0, to: 0, insert: source }], isLast: true });
    const claim = toClaim(document);
    const main = chooseSchema(claim, schemas);
    const rules = chooseRules(claim, files);
    const verdicts = await validation.validate({ source: number, main: main?.id, files: schemas, rules });
    return main || schemas.length === 0 ? verdicts : [toUnfit(document), ...verdicts];
  };
};
