import type * as Libxml2 from "libxml2-wasm";

import { type AllowedHere, toVersionNumber } from "../src";
import { gatherSchema } from "./choose-schema";
import { toDiagnostics } from "./to-diagnostics";
import type { SchemaFile, Verdict } from "./types";

type Found = Pick<Verdict, "state" | "diagnostics" | "count" | "problem">;

const NOTHING = { diagnostics: [], count: 0 };
const toFailure = (problem: string): Found => ({ state: "failed", problem, ...NOTHING });

const formatMissing = (missing: ReturnType<typeof gatherSchema>["missing"]): string =>
  missing.map(({ name, for: asking }) => `${name}, which ${asking} asks for`).join("; ");

const validate = (
  libxml2: typeof Libxml2,
  validator: Libxml2.XsdValidator,
  source: string,
  allowed: AllowedHere | undefined,
): Found => {
  const { XML_PARSE_HUGE, XML_PARSE_IGNORE_ENC, XML_PARSE_NO_XXE } = libxml2.ParseOption;
  // The text is UTF-8 now, whatever it declares; the engine has already enforced its own limits.
  const option = XML_PARSE_HUGE | XML_PARSE_IGNORE_ENC | XML_PARSE_NO_XXE;
  let document: Libxml2.XmlDocument | undefined;
  try {
    document = libxml2.XmlDocument.fromString(source, { option });
    validator.validate(document);
    return { state: "passed", ...NOTHING };
  } catch (error) {
    if (error instanceof libxml2.XmlParseError)
      return toFailure(`libxml2 cannot read the message: ${error.message.trim()}`);
    if (error instanceof libxml2.XmlValidateError)
      return { state: "diagnostics", ...toDiagnostics(source, error.details, allowed) };
    if (!(error instanceof libxml2.XmlError)) throw error;
    return toFailure(`libxml2 gave up: ${error.message}. A pattern of the schema may take too long for a value.`);
  } finally {
    document?.dispose();
  }
};

/** Checks a message with a schema compiled by `compile`; its fixes use what `allow` returns. */
export const validateMessage = async (
  libxml2: typeof Libxml2,
  compile: (files: readonly SchemaFile[]) => Promise<Libxml2.XsdValidator>,
  allow: (files: readonly SchemaFile[]) => Promise<AllowedHere | undefined>,
  source: string,
  main: SchemaFile,
  all: readonly SchemaFile[],
): Promise<Verdict> => {
  const about = { name: main.name, version: toVersionNumber(main.namespaces[0]!) ?? "", source: "schema" } as const;
  const { files, missing } = gatherSchema(main, all);
  if (missing.length > 0) {
    const problem = `A file is missing: ${formatMissing(missing)}. Add it under Schema.`;
    return { ...about, state: "incomplete", problem, ...NOTHING };
  }
  let validator: Libxml2.XsdValidator;
  try {
    validator = await compile(files);
  } catch (error) {
    if (error instanceof WebAssembly.RuntimeError || error instanceof RangeError) throw error;
    const reason = `The schema cannot be used: ${(error as Error).message}`;
    return { ...about, ...toFailure(`${reason} Files of one version belong together: give them again.`) };
  }
  return { ...about, ...validate(libxml2, validator, source, await allow(files)) };
};
