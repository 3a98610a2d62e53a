import { baseName, findNeeded } from "./gather-schema";
import type { SchemaFile } from "./types";

/** What a message says about its schema. */
export interface SchemaClaim {
  namespace: string;
  /** Address of the schema; empty if the message has none. */
  location: string;
}

/** The schema for a message's namespace that isn't part of another one. */
export const chooseSchema = (
  { namespace, location }: SchemaClaim,
  files: readonly SchemaFile[],
): SchemaFile | undefined => {
  const fitting = files.filter(({ kind, namespaces }) => kind === "schema" && namespaces[0] === namespace);
  const isPart = (file: SchemaFile): boolean =>
    fitting.some((other) => other !== file && other.needs.some((need) => findNeeded(need, other, files) === file));
  const wholes = fitting.filter((file) => !isPart(file));
  const named = wholes.filter(({ name }) => name === baseName(location));
  const candidates = [named, wholes, fitting].find((some) => some.length > 0) ?? [];
  return [...candidates].sort((one, other) => other.batch - one.batch)[0];
};

const isErn = (namespace: string): boolean => namespace.startsWith("http://ddex.net/xml/");

/** The rules for a message: those that name its namespace, or no ERN namespace at all. */
export const chooseRules = ({ namespace }: SchemaClaim, files: readonly SchemaFile[]): SchemaFile[] =>
  files.filter(
    ({ kind, namespaces }) => kind === "rules" && (namespaces.includes(namespace) || !namespaces.some(isErn)),
  );
