import { allowedByModel, type AllowedHere, readModel, type SchemaModel } from "../src";
import type { SchemaFile } from "../validate/types";
import { readSchema } from "./read-schema";

/** Returns a schema file as it's stored, with the facts that a test needs. */
export const toSchemaFile = (name: string, text: string, namespace = "http://ddex.net/xml/ern/43"): SchemaFile => ({
  id: name,
  name,
  size: text.length,
  kind: "schema",
  namespaces: [namespace],
  version: "",
  needs: [],
  batch: 1,
  content: { arrayBuffer: async () => new TextEncoder().encode(text).buffer } as Blob,
});

/** Returns what the schema of `schemas/` allows. */
export const readTestModel = async (): Promise<{ model: SchemaModel; allowed: AllowedHere }> => {
  const model = await readModel([
    toSchemaFile("release-notification.xsd", readSchema("release-notification.xsd")),
    toSchemaFile("parts.xsd", readSchema("parts.xsd")),
    toSchemaFile("allowed.xsd", readSchema("allowed.xsd"), "http://example.org/values"),
  ]);
  return { model, allowed: allowedByModel(model) };
};
