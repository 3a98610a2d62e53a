import type { SchemaFile, SchemaNeed } from "./types";

/** The file's name at the end of a path or an address. */
export const baseName = (location: string): string => location.split(/[\\/]/).at(-1) ?? location;

const timesOf = ({ batch, earlier = [] }: SchemaFile): number[] => [batch, ...earlier];

/** How far apart two files were brought; 0 for those that were brought together once. */
const distance = (one: SchemaFile, other: SchemaFile): number =>
  Math.min(...timesOf(one).flatMap((time) => timesOf(other).map((of) => Math.abs(time - of))));

/** Of files that would do, the one that was brought with the file that asks, else next to it; of two the newer. */
const nearest = (files: readonly SchemaFile[], from: SchemaFile): SchemaFile | undefined =>
  [...files].sort((one, other) => distance(one, from) - distance(other, from) || other.batch - one.batch)[0];

const isNamed = (need: SchemaNeed, { name, namespaces }: SchemaFile): boolean =>
  need.namespace === namespaces[0] && baseName(need.location) === name;

/**
 * The file that a need is met by: of its namespace and its name, else one of its namespace that came under another name,
 * together with the file that asks or asked for by none: lists of values of two versions have one namespace.
 */
export const findNeeded = (
  need: SchemaNeed,
  from: SchemaFile,
  files: readonly SchemaFile[],
): SchemaFile | undefined => {
  const fitting = files.filter((file) => file.kind === "schema" && file.namespaces[0] === need.namespace);
  const named = fitting.filter((file) => isNamed(need, file));
  const isAsked = (file: SchemaFile): boolean => files.some((other) => other.needs.some((each) => isNamed(each, file)));
  const others = fitting.filter((file) => file !== from && (distance(file, from) === 0 || !isAsked(file)));
  return nearest(named.length > 0 ? named : others, from);
};

interface Gathered {
  /** The schema and all files that it needs. */
  files: SchemaFile[];
  /** What is needed and not there: which file asks for which. */
  missing: { name: string; namespace: string; for: string }[];
}

/** Follows what a schema includes and imports through the files that are there. */
export const gatherSchema = (main: SchemaFile, all: readonly SchemaFile[]): Gathered => {
  const files = new Set([main]);
  const missing: Gathered["missing"] = [];
  // A set is walked through to its end, also when it grows meanwhile.
  for (const file of files)
    for (const need of file.needs) {
      const found = findNeeded(need, file, all);
      if (found) files.add(found);
      else missing.push({ name: baseName(need.location), namespace: need.namespace, for: file.name });
    }
  const isFirst = ({ name, namespace }: Gathered["missing"][number], at: number): boolean =>
    missing.findIndex((other) => other.name === name && other.namespace === namespace) === at;
  return { files: [...files], missing: missing.filter(isFirst) };
};
