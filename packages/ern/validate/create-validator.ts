import { createValidation } from "./create-validation";
import type { GivenFile, SchemaFile, Verdict } from "./types";

/** Validates the text of a message with the schema and the rules that are for its version. */
export type Validator = (source: string) => Promise<Verdict[]>;

/**
 * Returns a function that validates messages with these schemas (XSD) and rules (Schematron); files with the same
 * `folder` belong together. It gives a verdict for the schema and one for each file of rules, with what is wrong, and
 * none for a text that isn't well-formed. Rejects with an `ErnError` of the code "data" for a file that is neither, or
 * can't be used.
 *
 * @example
 * import { openAsBlob, readFileSync } from "node:fs";
 * import { createValidator } from "@ddex-suite/ern/validate";
 *
 * const validate = await createValidator([{ name: "rules.sch", content: await openAsBlob("rules.sch") }]);
 * const [verdict] = await validate(readFileSync("message.xml", "utf8"));
 * console.log(verdict?.source, verdict?.state); // prints: rules passed
 */
export const createValidator = async (files: readonly GivenFile[]): Promise<Validator> => {
  const validation = createValidation(() => import("libxml2-wasm"));
  const facts = await validation.describe({ files: [...files] });
  const folders = [...new Set(files.map(({ folder }) => folder))];
  const schemas = facts.map((schemaFacts, index): SchemaFile => {
    const { folder, content } = files[index]!;
    return { ...schemaFacts, batch: folders.indexOf(folder) + 1, content };
  });
  return (source) => validation.validateFile({ file: new Blob([source]), schemas });
};
