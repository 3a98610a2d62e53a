import type * as Libxml2 from "libxml2-wasm";

import { ErnError, hashBytes } from "../src";
import { findNeeded } from "./choose-schema";
import type { GivenFile, SchemaFacts, SchemaFile, SchemaNeed } from "./types";

const SCHEMA = "http://www.w3.org/2001/XMLSchema";
const SCHEMATRON = "http://purl.oclc.org/dsdl/schematron";

const NEEDS = "/xs:schema/*[self::xs:include or self::xs:import or self::xs:redefine or self::xs:override]";
const namespaces = { xs: SCHEMA, sch: SCHEMATRON };

/** The elements with which a schema refers to others, if they have a location. */
const needsOf = (document: Libxml2.XmlDocument): Libxml2.XmlElement[] =>
  document.find(`${NEEDS}[@schemaLocation]`, namespaces) as Libxml2.XmlElement[];

const valueOf = (element: Libxml2.XmlElement, name: string): string => element.attr(name)?.value ?? "";

const toNeed = (element: Libxml2.XmlElement, ownNamespace: string): SchemaNeed => ({
  namespace: element.name === "import" ? valueOf(element, "namespace") : ownNamespace,
  location: valueOf(element, "schemaLocation"),
});

const refuseFile = (name: string, why: string, remedy: string): never => {
  throw new ErnError({ code: "data", message: `${name} ${why}`, remedy });
};

const toSchemaFacts = (document: Libxml2.XmlDocument, name: string): Omit<SchemaFacts, "id" | "name" | "size"> => {
  const { root } = document;
  if (root.name === "schema" && root.namespaceUri === SCHEMA) {
    const targetNamespace = valueOf(root, "targetNamespace");
    const needs = needsOf(document).map((element) => toNeed(element, targetNamespace));
    return { kind: "schema", namespaces: [targetNamespace], version: valueOf(root, "version"), needs };
  }
  if (root.name === "schema" && root.namespaceUri === SCHEMATRON) {
    if (document.find("//sch:include | //sch:extends[@href]", namespaces).length > 0)
      refuseFile(
        name,
        "includes other files, which are not loaded: some of its rules would not be checked.",
        "Give one file with all rules in it.",
      );
    const named = document.find("//sch:ns/@uri", namespaces).map(({ content }) => content);
    return { kind: "rules", namespaces: named, version: valueOf(root, "schemaVersion"), needs: [] };
  }
  return refuseFile(
    name,
    `is neither an XML Schema nor Schematron: its root element is <${root.name}>.`,
    "Give the .xsd files that DDEX publishes, or rules in ISO Schematron.",
  );
};

/** Returns what a schema file defines and refers to. Throws if it is neither XML Schema nor Schematron. */
export const describeFile = async (libxml2: typeof Libxml2, { name, content }: GivenFile): Promise<SchemaFacts> => {
  const bytes = new Uint8Array(await content.arrayBuffer());
  let document: Libxml2.XmlDocument;
  try {
    document = libxml2.XmlDocument.fromBuffer(bytes);
  } catch (error) {
    const [first] = error instanceof libxml2.XmlLibError ? error.details : [];
    if (!first) throw error;
    return refuseFile(name, `is not well-formed XML, in line ${first.line}: ${first.message.trim()}.`, "Get it again.");
  }
  try {
    const id = await hashBytes(new Uint8Array(await new Blob([name, "\n", content]).arrayBuffer()));
    return { id, name, size: bytes.length, ...toSchemaFacts(document, name) };
  } finally {
    document.dispose();
  }
};

const addressOf = ({ id }: SchemaFile): string => `${id}.xsd`;

const withNames = (text: string, files: readonly SchemaFile[]): string =>
  files.reduce((named, file) => named.replaceAll(addressOf(file), file.name), text);

/** A file's document in which each import has the exact address of the file to use, so that no other is loaded instead. */
const parseSchemaFile = async (
  libxml2: typeof Libxml2,
  file: SchemaFile,
  files: readonly SchemaFile[],
): Promise<Libxml2.XmlDocument> => {
  const bytes = new Uint8Array(await file.content.arrayBuffer());
  const document = libxml2.XmlDocument.fromBuffer(bytes, { url: addressOf(file) });
  needsOf(document).forEach((element, index) => {
    const found = findNeeded(file.needs[index]!, file, files);
    if (found) element.setAttr("schemaLocation", addressOf(found));
  });
  return document;
};

/** Compiles a schema, the first of the files, with those that it needs. Throws an Error that names the faulty file. */
export const compileSchema = async (
  libxml2: typeof Libxml2,
  files: readonly SchemaFile[],
): Promise<Libxml2.XsdValidator> => {
  const documents = await Promise.all(files.map((file) => parseSchemaFile(libxml2, file, files)));
  const [main] = documents as [Libxml2.XmlDocument];
  const texts = documents.map((document, index) => [
    addressOf(files[index]!),
    new TextEncoder().encode(String(document)),
  ]);
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
