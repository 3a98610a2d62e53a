import { type Definition, definitionsIn } from "./definitions";
import { type Cited, linesOf, sourceFiles } from "./toolkit-folder";

interface Defined extends Definition {
  file: string;
}

export interface NameDrift {
  /** Public names that only one of the checkouts has. */
  vanished: Defined[];
  added: Defined[];
  /** Definitions that differ, each with its text before; without those that hold another of them. */
  changed: (Defined & { before: Defined })[];
}

const textOf = (folder: string, file: string): string | undefined => linesOf(folder, file)?.join("\n");

/** The definitions of some files, by file, name and how often the name came before. */
const defined = async (folder: string, files: readonly string[]): Promise<Map<string, Defined>> => {
  const found = new Map<string, Defined>();
  for (const file of files)
    for (const definition of await definitionsIn(file, textOf(folder, file)!)) {
      let key = `${file} ${definition.name}`;
      while (found.has(key)) key += "'";
      found.set(key, { ...definition, file });
    }
  return found;
};

/** What a public name is in its package, wherever it's defined. */
const publicName = ({ file, exposure, name }: Defined): string =>
  `${/^packages\/[^/]+(?:\/bindings\/[^/]+)?/.exec(file)![0]} ${exposure} ${name}`;

/** The public names that only the first of two has. */
const onlyIn = (one: ReadonlyMap<string, Defined>, other: ReadonlyMap<string, Defined>): Defined[] => {
  const isNew = (key: string, { exposure }: Defined, than: ReadonlyMap<string, Defined>): boolean =>
    exposure !== undefined && than.get(key)?.exposure !== exposure;
  const moved = new Set([...other].flatMap(([key, found]) => (isNew(key, found, one) ? [publicName(found)] : [])));
  return [...one].flatMap(([key, found]) => (isNew(key, found, other) && !moved.has(publicName(found)) ? [found] : []));
};

/** How the definitions of two checkouts differ. */
export const nameDrift = async (older: string, newer: string): Promise<NameDrift> => {
  const differs = (file: string): boolean => textOf(older, file) !== textOf(newer, file);
  const [before, after] = [
    await defined(older, sourceFiles(older).filter(differs)),
    await defined(newer, sourceFiles(newer).filter(differs)),
  ];
  const changed = [...after].flatMap(([key, found]) => {
    const old = before.get(key);
    return old && old.text !== found.text ? [{ ...found, before: old }] : [];
  });
  const holds = ({ file, name }: Cited & { name: string }): boolean =>
    changed.some((other) => other.file === file && other.name.startsWith(`${name}.`));
  return {
    vanished: onlyIn(before, after),
    added: onlyIn(after, before),
    changed: changed.filter((one) => !holds(one)),
  };
};
