import { counterpartsOf } from "../schema/moves-between";
import type { AttributeModel, Particle, SchemaModel, ValueModel } from "../schema/schema-model";
import { schemaModelOf } from "../schema/schema-model-of";
import { nearestOf, SHOWN_VERSIONS, type ShownVersion } from "./versions-shown";

/** How often a part occurs, in words: "required", "optional", "once or more" or "any number". */
type Occurs = "required" | "optional" | "once or more" | "any number";

/** A part of an element's content: a child element, or a choice between groups of parts. */
export type ContentPart = { occurs: Occurs } & (
  { name: string; deprecated?: true } | { oneOf: readonly (readonly ContentPart[])[] }
);

export interface CatalogAttribute {
  name: string;
  required: boolean;
  deprecated: boolean;
  value: ValueModel;
}

/** A parent of an element, and what it's in if that makes a difference; otherwise `of` is empty. */
export interface CatalogParent {
  name: string;
  of: string[];
}

/** What an element contains, wherever it has these parents. */
export interface CatalogPlace {
  /** Those in which it contains this, newest first. */
  versions: ShownVersion[];
  /** Empty for the root. */
  parents: CatalogParent[];
  parts: ContentPart[];
  attributes: CatalogAttribute[];
  /** What its text may be, if it has text. */
  text: ValueModel | null;
}

/** An element's occurrence in a parent, for each version; undefined if it isn't there. */
type Occurrences = Partial<Record<ShownVersion, { words: string; deprecated: boolean }>>;

/** How often an element occurs in a parent; another row has the same parent if it differs by what that is in. */
interface OccurrenceRow {
  parent: CatalogParent;
  byVersion: Occurrences;
}

export interface CatalogElement {
  name: string;
  /** Newest first. */
  versions: ShownVersion[];
  occurrences: OccurrenceRow[];
  /** Its contents in the newest version that has it, then those of earlier ones that differ. */
  places: CatalogPlace[];
}

const occursOf = ({ min, max }: Pick<Particle, "min" | "max">): Occurs => {
  if (max === undefined) return min > 0 ? "once or more" : "any number";
  return min > 0 ? "required" : "optional";
};

const toParts = (particle: Particle): ContentPart[] => {
  const occurs = occursOf(particle);
  if (particle.kind === "element")
    return [{ name: particle.name, occurs, ...(particle.deprecated && { deprecated: true }) }];
  if (particle.kind === "any") return [];
  if (particle.kind === "choice") return [{ oneOf: particle.of.map(toParts), occurs }];
  const parts = particle.of.flatMap(toParts);
  return occurs === "required" ? parts : [{ oneOf: [parts], occurs }];
};

/** The elements in a content, also those of its choices. */
const elementParts = (parts: readonly ContentPart[]): Extract<ContentPart, { name: string }>[] =>
  parts.flatMap((part) => ("name" in part ? [part] : elementParts(part.oneOf.flat())));

/** Returns the names of all children in a content. */
export const childNames = (parts: readonly ContentPart[]): string[] => elementParts(parts).map(({ name }) => name);

/** How often an element occurs in a content, of itself, and whether that is one of several alternatives. */
interface Occurrence {
  isNeeded: boolean;
  isRepeatable: boolean;
  choice?: "a choice" | "an optional choice";
}

const isNeeded = (occurs: Occurs): boolean => occurs === "required" || occurs === "once or more";
const isRepeatable = (occurs: Occurs): boolean => occurs === "once or more" || occurs === "any number";

const occurrencesIn = (name: string, part: ContentPart): Occurrence[] => {
  const ownOccurrence = { isNeeded: isNeeded(part.occurs), isRepeatable: isRepeatable(part.occurs) };
  if ("name" in part) return part.name === name ? [ownOccurrence] : [];
  const inside = part.oneOf.flatMap((group) => group.flatMap((member) => occurrencesIn(name, member)));
  const isChoice = part.oneOf.length > 1 || inside.some(({ choice }) => choice);
  if (inside.length === 0) return [];
  return [
    {
      isNeeded: inside.every((occurrence) => occurrence.isNeeded) && (isChoice || ownOccurrence.isNeeded),
      isRepeatable: ownOccurrence.isRepeatable || inside.some((occurrence) => occurrence.isRepeatable),
      ...(isChoice && { choice: ownOccurrence.isNeeded ? "a choice" : "an optional choice" }),
    },
  ];
};

/** An element's own occurrence in a content, in words; in a choice, nothing is required. */
const occurrenceIn = (name: string, parts: readonly ContentPart[]): string => {
  const [first, ...more] = parts.flatMap((part) => occurrencesIn(name, part));
  if (!first) return "";
  if (more.length > 0) return "any number";
  const words = occursOf({ min: first.isNeeded ? 1 : 0, max: first.isRepeatable ? undefined : 1 });
  if (!first.choice) return words;
  return `${words === "required" ? "once" : words}, in ${first.choice}`;
};

/** An element of one type, with all elements that it's in. */
interface Found {
  name: string;
  type: number;
  parents: Set<Found>;
}

/** Every use of an element in a model: by its name, then its type. */
const walk = (model: SchemaModel): Map<string, Map<number, Found>> => {
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

type Uses = ReadonlySet<Found>;

const above = (uses: Uses): Uses => new Set([...uses].flatMap(({ parents }) => [...parents]));

const namesOfUses = (uses: Uses): string[] => [...new Set([...uses].map(({ name }) => name))].sort();

/** No element is told apart from its namesakes by more levels above it. */
const LEVELS = 5;

/** The names of the nearest level above that tell an element apart from its namesakes. */
const apartFrom = (namesakes: readonly Uses[], uses: Uses, levels = LEVELS): string[] => {
  if (namesakes.length === 0 || levels === 0) return [];
  const names = namesOfUses(uses);
  const isApart = namesakes.every((namesake) => namesOfUses(namesake).every((name) => !names.includes(name)));
  return isApart ? names : apartFrom(namesakes.map(above), above(uses), levels - 1);
};

/** Elements by their names, each with what tells it apart from those of the same name elsewhere. */
const toParents = (uses: Uses, elsewhere: readonly Uses[]): CatalogParent[] => {
  const named = (all: Uses, name: string): Uses => new Set([...all].filter((use) => use.name === name));
  return namesOfUses(uses).map((name) => {
    const namesakes = elsewhere.map((others) => named(others, name)).filter((others) => others.size > 0);
    return { name, of: apartFrom(namesakes, named(uses, name)) };
  });
};

type Place = Omit<CatalogPlace, "versions">;

const toCatalogPlaces = (version: ShownVersion, types: Iterable<Found>): Place[] => {
  const model = schemaModelOf(version);
  const toAttribute = ({ name, required, deprecated, value }: AttributeModel): CatalogAttribute => ({
    name,
    required,
    deprecated: deprecated === true,
    value: model.values[value]!,
  });
  const contents = new Map<string, Pick<Place, "parts" | "attributes" | "text"> & { uses: Uses }>();
  for (const { type, parents } of types) {
    const { content, text, attributes } = model.types[type]!;
    const parts = content ? toParts(content) : [];
    const key = JSON.stringify([parts, attributes, text]);
    contents.set(key, {
      parts,
      attributes: attributes.map(toAttribute),
      text: text === undefined ? null : model.values[text]!,
      uses: new Set([...(contents.get(key)?.uses ?? []), ...parents]),
    });
  }
  const all = [...contents.values()];
  return all
    .map(({ uses, ...place }) => ({
      ...place,
      parents: toParents(
        uses,
        all.flatMap((other) => (other.uses === uses ? [] : [other.uses])),
      ),
    }))
    .sort((a, b) => b.parents.length - a.parents.length);
};

/** What readers see of a value: the forms of references differ in nothing else. */
const shownOf = ({ name, kind, values }: ValueModel): unknown => [name, kind, values];

/** What versions must share to have the same contents. The parents of an only place don't matter, as its heading has none. */
const shapeOf = (places: readonly Place[]): string =>
  JSON.stringify(
    places.map(({ parents, parts, attributes, text }) => [
      places.length > 1 && parents,
      parts,
      attributes.map((attribute) => ({ ...attribute, value: shownOf(attribute.value) })),
      text && shownOf(text),
    ]),
  );

const toCatalogElement = (name: string, walks: ReadonlyMap<ShownVersion, ReturnType<typeof walk>>): CatalogElement => {
  const versions = SHOWN_VERSIONS.filter((version) => walks.get(version)!.has(name));
  const byShape = new Map<string, CatalogPlace[]>();
  for (const version of versions) {
    const places = toCatalogPlaces(version, walks.get(version)!.get(name)!.values());
    const shape = shapeOf(places);
    const same = byShape.get(shape);
    if (same) for (const place of same) place.versions.push(version);
    else
      byShape.set(
        shape,
        places.map((place) => ({ versions: [version], ...place })),
      );
  }
  return { name, versions, occurrences: [], places: [...byShape.values()].flat() };
};

/** An element's occurrences in a parent that is itself in another element. */
interface OccurrencesIn {
  child: string;
  parent: string;
  /** Empty if the parent is the root. */
  grandparent: string;
  byVersion: Occurrences;
}

const listOccurrences = (walks: ReadonlyMap<ShownVersion, ReturnType<typeof walk>>): OccurrencesIn[] => {
  const all = new Map<string, OccurrencesIn>();
  for (const [version, found] of walks) {
    const { types: models } = schemaModelOf(version);
    for (const { name: parent, type, parents } of [...found.values()].flatMap((types) => [...types.values()])) {
      const { content } = models[type]!;
      const parts = content ? toParts(content) : [];
      for (const child of new Set(childNames(parts)))
        for (const grandparent of parents.size > 0 ? namesOfUses(parents) : [""]) {
          const key = [child, parent, grandparent].join("/");
          const entry = all.get(key) ?? { child, parent, grandparent, byVersion: {} };
          const known = entry.byVersion[version];
          const words = new Set([...(known?.words.split(" or ") ?? []), occurrenceIn(child, parts)]);
          const deprecated = elementParts(parts).some((part) => part.name === child && part.deprecated === true);
          entry.byVersion[version] = {
            words: [...words].join(" or "),
            deprecated: deprecated || known?.deprecated === true,
          };
          all.set(key, entry);
        }
    }
  }
  return [...all.values()];
};

/** Do both say the same of each version that both know? */
const agree = (a: Occurrences, b: Occurrences): boolean =>
  SHOWN_VERSIONS.every(
    (version) => !a[version] || !b[version] || JSON.stringify(a[version]) === JSON.stringify(b[version]),
  );

/** The rows of an element in one parent: one, unless what the parent is in makes a difference. */
const toRows = (occurrences: readonly OccurrencesIn[]): OccurrenceRow[] => {
  const rows: OccurrenceRow[] = [];
  for (const { parent, grandparent, byVersion } of occurrences) {
    const row = rows.find((candidate) => agree(candidate.byVersion, byVersion));
    if (row) {
      row.parent.of.push(grandparent);
      row.byVersion = { ...row.byVersion, ...byVersion };
    } else rows.push({ parent: { name: parent, of: [grandparent] }, byVersion });
  }
  return rows.map(({ parent, byVersion }) => ({
    parent: { ...parent, of: rows.length > 1 ? parent.of.toSorted() : [] },
    byVersion,
  }));
};

/** Returns every element of a NewReleaseMessage in the shown versions, in alphabetical order. */
export const listElements = (): CatalogElement[] => {
  const walks = new Map(SHOWN_VERSIONS.map((version) => [version, walk(schemaModelOf(version))]));
  const names = new Set([...walks.values()].flatMap((found) => [...found.keys()]));
  const elements = new Map([...names].sort().map((name) => [name, toCatalogElement(name, walks)]));
  const byParent = new Map<string, OccurrencesIn[]>();
  for (const entry of listOccurrences(walks)) {
    const key = `${entry.child}/${entry.parent}`;
    byParent.set(key, [...(byParent.get(key) ?? []), entry]);
  }
  for (const entries of byParent.values()) elements.get(entries[0]!.child)!.occurrences.push(...toRows(entries));
  return [...elements.values()];
};

/** Returns where a version has what it doesn't have in a parent: paths, if it moved or has another name. */
export const movedPaths = ({ name, occurrences }: CatalogElement, parent: string, version: ShownVersion): string[] => {
  const rows = occurrences.filter((row) => row.parent.name === parent);
  const having = SHOWN_VERSIONS.filter((candidate) => rows.some(({ byVersion }) => byVersion[candidate]));
  const nearest = nearestOf(having, version);
  return having.includes(version) || !nearest ? [] : counterpartsOf(`${parent}/${name}`, nearest, version);
};
