import type * as Libxml2 from "libxml2-wasm";

import { needsOf } from "./describe-file";
import { findNeeded } from "./gather-schema";
import type { SchemaFile } from "./types";

const addressOf = ({ id }: SchemaFile): string => `${id}.xsd`;

/** Replaces libxml2's file addresses with the names that the user knows. */
const withNames = (text: string, files: readonly SchemaFile[]): string =>
  files.reduce((named, file) => named.replaceAll(addressOf(file), file.name), text);

/** A file's document in which each import has the exact address of the file to use, so that no other is loaded instead. */
const readFile = async (
  libxml2: typeof Libxml2,
  file: SchemaFile,
  files: readonly SchemaFile[],
): Promise<Libxml2.XmlDocument> => {
  const bytes = new Uint8Array(await file.content.arrayBuffer());
  const document = libxml2.XmlDocument.fromBuffer(bytes, { url: addressOf(file) });
  needsOf(document).forEach((element, at) => {
    const found = findNeeded(file.needs[at]!, file, files);
    if (found) element.setAttr("schemaLocation", addressOf(found));
  });
  return document;
};

/** Compiles a schema, the first of the files, with those that it needs. Throws an Error that names the faulty file. */
export const compileSchema = async (
  libxml2: typeof Libxml2,
  files: readonly SchemaFile[],
): Promise<Libxml2.XsdValidator> => {
  const documents = await Promise.all(files.map((file) => readFile(libxml2, file, files)));
  const [main] = documents as [Libxml2.XmlDocument];
  const texts = documents.map((document, at) => [addressOf(files[at]!), new TextEncoder().encode(String(document))]);
  libxml2.xmlRegisterInputProvider(new libxml2.XmlBufferInputProvider(Object.fromEntries(texts)));
  try {
    return libxml2.XsdValidator.fromDoc(main);
  } catch (error) {
    if (!(error instanceof libxml2.XmlLibError)) throw error;
    const first = error.details.find(({ level }) => level > 1) ?? error.details[0];
    const place = first?.file ? `${first.file}, line ${first.line}: ` : "";
    throw new Error(withNames(`${place}${(first?.message ?? error.message).trim()}`, files));
  } finally {
    libxml2.xmlCleanupInputProvider();
    for (const document of documents) document.dispose();
  }
};
