import type { SchemaFile, SchemaNeed } from "./types";

/** What a message says about its schema: its namespace, and an address or an empty text. */
export interface SchemaClaim {
  namespace: string;
  location: string;
}

/** Returns the schema for a message's namespace that isn't part of another one. */
export const chooseSchema = (
  { namespace, location }: SchemaClaim,
  files: readonly SchemaFile[],
): SchemaFile | undefined => {
  const fitting = files.filter(({ kind, namespaces }) => kind === "schema" && namespaces[0] === namespace);
  const isPart = (file: SchemaFile): boolean =>
    fitting.some(
      (candidate) => candidate !== file && candidate.needs.some((need) => findNeeded(need, candidate, files) === file),
    );
  const wholes = fitting.filter((file) => !isPart(file));
  const named = wholes.filter(({ name }) => name === baseName(location));
  const candidates = [named, wholes, fitting].find((some) => some.length > 0) ?? [];
  return [...candidates].sort((a, b) => b.batch - a.batch)[0];
};

const isErn = (namespace: string): boolean => namespace.startsWith("http://ddex.net/xml/");

/** Returns the rules for a message: those that name its namespace, or no ERN namespace at all. */
export const chooseRules = ({ namespace }: SchemaClaim, files: readonly SchemaFile[]): SchemaFile[] =>
  files.filter(
    ({ kind, namespaces }) => kind === "rules" && (namespaces.includes(namespace) || !namespaces.some(isErn)),
  );

/** Returns what follows the last slash or backslash. */
export const baseName = (location: string): string => location.split(/[\\/]/).at(-1) ?? location;

const timesOf = ({ batch, earlier = [] }: SchemaFile): number[] => [batch, ...earlier];

/** The distance between the batches of two files; 0 if they were added together. */
const distance = (a: SchemaFile, b: SchemaFile): number =>
  Math.min(...timesOf(a).flatMap((time) => timesOf(b).map((of) => Math.abs(time - of))));

/** Among suitable files, the one added with the importing file or closest to it; of two, the newer. */
const nearest = (files: readonly SchemaFile[], from: SchemaFile): SchemaFile | undefined =>
  [...files].sort((a, b) => distance(a, from) - distance(b, from) || b.batch - a.batch)[0];

const isNamed = (need: SchemaNeed, { name, namespaces }: SchemaFile): boolean =>
  need.namespace === namespaces[0] && baseName(need.location) === name;

/**
 * Returns the file that satisfies an import: same namespace and name, otherwise same namespace under another name,
 * added together with the importing file or imported by none, because value lists of two versions share a namespace.
 */
export const findNeeded = (
  need: SchemaNeed,
  from: SchemaFile,
  files: readonly SchemaFile[],
): SchemaFile | undefined => {
  const fitting = files.filter((file) => file.kind === "schema" && file.namespaces[0] === need.namespace);
  const named = fitting.filter((file) => isNamed(need, file));
  const isImported = (file: SchemaFile): boolean =>
    files.some((importer) => importer.needs.some((otherNeed) => isNamed(otherNeed, file)));
  const others = fitting.filter((file) => file !== from && (distance(file, from) === 0 || !isImported(file)));
  return nearest(named.length > 0 ? named : others, from);
};

/** Returns a schema with all files that it needs, and the missing ones with the file that imports each. */
export const gatherSchema = (main: SchemaFile, all: readonly SchemaFile[]) => {
  const files = new Set([main]);
  const missing: { name: string; namespace: string; for: string }[] = [];
  // Iterating over a set also visits elements added meanwhile.
  for (const file of files)
    for (const need of file.needs) {
      const found = findNeeded(need, file, all);
      if (found) files.add(found);
      else missing.push({ name: baseName(need.location), namespace: need.namespace, for: file.name });
    }
  const isFirst = ({ name, namespace }: (typeof missing)[number], index: number): boolean =>
    missing.findIndex((candidate) => candidate.name === name && candidate.namespace === namespace) === index;
  return { files: [...files], missing: missing.filter(isFirst) };
};
