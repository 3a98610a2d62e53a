import { toVersionNumber } from "../../../ern/schema/versions";
import { baseName, type SchemaClaim } from "../../validation/choose-schema";

const NAMES: Readonly<Record<string, string>> = { "3.2": "ern-main.xsd", "3.3": "ern-main.xsd" };

/** The file of allowed values that a schema imports. */
const valuesOf = (number: string): string => {
  if (number >= "4.3") return "allowed-value-sets.xsd";
  return number >= "3.6" ? "avs.xsd" : "ddex.xsd";
};

/** The name of a message's schema, and its location at DDEX. */
interface PublishedSchema {
  name: string;
  /** One of the files that it imports, by its name in most versions. */
  imported: string;
  version: string;
  address: string;
}

/** DDEX publishes a version's schema at its namespace; null if that isn't an ERN namespace. */
export const publishedSchema = ({ namespace, location }: SchemaClaim): PublishedSchema | null => {
  const number = toVersionNumber(namespace);
  if (number === null) return null;
  const name = NAMES[number] ?? (location.endsWith(".xsd") ? baseName(location) : "release-notification.xsd");
  return { name, imported: valuesOf(number), version: `ERN ${number}`, address: `${namespace}/${name}` };
};

/** The name of a namespace: a version of ERN, or the namespace itself. */
export const namespaceLabel = (namespace: string): string => {
  const number = toVersionNumber(namespace);
  return number === null ? namespace || "no namespace" : `ERN ${number}`;
};
