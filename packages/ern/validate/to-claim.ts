import { type ErnDocument, listAttributes, namespaceOf } from "../src";
import type { SchemaClaim } from "./choose-schema";

/** Returns what a message says about its schema: its namespace, and an address if it has one. */
export const toClaim = (document: ErnDocument): SchemaClaim => {
  const namespace = namespaceOf(document, document.root);
  const written = listAttributes(document, document.root).find(({ name }) => name.endsWith(":schemaLocation"));
  const words = written?.value.trim().split(/\s+/) ?? [];
  const location = words.find((_, index) => index % 2 === 1 && words[index - 1] === namespace);
  return { namespace, location: location ?? "" };
};
