import type { Particle, SchemaModel } from "../schema/schema-model";

/** A parent of an element, and what it's in if that makes a difference; otherwise `of` is empty. */
export interface CatalogParent {
  name: string;
  of: string[];
}

/** An element of one type, with all elements that it's in. */
export interface Found {
  name: string;
  type: number;
  parents: Set<Found>;
}

/** Returns every use of an element in a model: by its name, then its type. */
export const usesByName = (model: SchemaModel): Map<string, Map<number, Found>> => {
  const found = new Map<string, Map<number, Found>>();
  const visit = (name: string, type: number, parent: Found | null): void => {
    const types = found.get(name) ?? new Map<number, Found>();
    found.set(name, types);
    const known = types.get(type);
    const entry = known ?? { name, type, parents: new Set() };
    if (parent) entry.parents.add(parent);
    if (known) return;
    types.set(type, entry);
    const children = (particle: Particle | undefined): void => {
      if (!particle || particle.kind === "any") return;
      if (particle.kind === "element") visit(particle.name, particle.type, entry);
      else particle.of.forEach(children);
    };
    children(model.types[type]!.content);
  };
  for (const [name, type] of Object.entries(model.roots)) visit(name, type, null);
  return found;
};

export type Uses = ReadonlySet<Found>;

const parentsOf = (uses: Uses): Uses => new Set([...uses].flatMap(({ parents }) => [...parents]));

/** Returns the names of elements, each once, in alphabetical order. */
export const namesOfUses = (uses: Uses): string[] => [...new Set([...uses].map(({ name }) => name))].sort();

/** No element is told apart from its namesakes by more levels above it. */
const LEVELS = 5;

/** The names of the nearest level above that tell an element apart from its namesakes. */
const distinguishingNames = (namesakes: readonly Uses[], uses: Uses, levels = LEVELS): string[] => {
  if (namesakes.length === 0 || levels === 0) return [];
  const names = namesOfUses(uses);
  const isApart = namesakes.every((namesake) => namesOfUses(namesake).every((name) => !names.includes(name)));
  return isApart ? names : distinguishingNames(namesakes.map(parentsOf), parentsOf(uses), levels - 1);
};

/** Returns elements by their names, each with what tells it apart from those of the same name elsewhere. */
export const toParents = (uses: Uses, elsewhere: readonly Uses[]): CatalogParent[] => {
  const named = (all: Uses, name: string): Uses => new Set([...all].filter((use) => use.name === name));
  return namesOfUses(uses).map((name) => {
    const namesakes = elsewhere.map((others) => named(others, name)).filter((others) => others.size > 0);
    return { name, of: distinguishingNames(namesakes, named(uses, name)) };
  });
};
