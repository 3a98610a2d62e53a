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

/** What an element contains, wherever it has these parents. */
export interface CatalogPlace {
  /** Those in which it contains this, newest first. */
  versions: ShownVersion[];
  /** Empty for the root. */
  parents: string[];
  /** What these parents are in, if it contains something else in others of the same names; otherwise empty. */
  ancestors: string[];
  parts: ContentPart[];
  attributes: CatalogAttribute[];
  /** What its text may be, if it has text. */
  text: ValueModel | null;
}

/** An element's occurrence in a parent, for each version; undefined if it isn't there. */
export type Occurrences = Partial<Record<ShownVersion, { words: string; deprecated: boolean }>>;

export interface CatalogElement {
  name: string;
  /** Newest first. */
  versions: ShownVersion[];
  /** By parent. */
  occurrences: Map<string, Occurrences>;
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

/** Between the occurrences that an element has in different parents of one name. */
const OR = " or, elsewhere, ";

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
  if (namesakes.every((namesake) => namesOfUses(namesake).join() !== names.join())) return names;
  return apartFrom(namesakes.map(above), above(uses), levels - 1);
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
  const all = [...contents.values()].map((content) => ({ ...content, parents: namesOfUses(content.uses) }));
  return all
    .map(({ uses, ...place }) => {
      const namesakes = all.filter(
        ({ uses: otherUses, parents }) => otherUses !== uses && parents.join() === place.parents.join(),
      );
      return {
        ancestors: apartFrom(
          namesakes.map((namesake) => namesake.uses),
          uses,
        ),
        ...place,
      };
    })
    .sort((a, b) => b.parents.length - a.parents.length);
};

/** What readers see of a value: the forms of references differ in nothing else. */
const shownOf = ({ name, kind, values }: ValueModel): unknown => [name, kind, values];

/** What versions must share to have the same contents. The parents of an only place don't matter, as its heading has none. */
const shapeOf = (places: readonly Place[]): string =>
  JSON.stringify(
    places.map(({ parents, ancestors, parts, attributes, text }) => [
      places.length > 1 && [parents, ancestors],
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
  return { name, versions, occurrences: new Map(), places: [...byShape.values()].flat() };
};

/** Returns every element of a NewReleaseMessage in the shown versions, in alphabetical order. */
export const listElements = (): CatalogElement[] => {
  const walks = new Map(SHOWN_VERSIONS.map((version) => [version, walk(schemaModelOf(version))]));
  const names = new Set([...walks.values()].flatMap((found) => [...found.keys()]));
  const elements = new Map([...names].sort().map((name) => [name, toCatalogElement(name, walks)]));
  for (const [version, found] of walks)
    for (const [parent, types] of found)
      for (const { parts } of toCatalogPlaces(version, types.values()))
        for (const child of childNames(parts)) {
          const { occurrences } = elements.get(child)!;
          const earlier = occurrences.get(parent);
          const known = earlier?.[version];
          const words = new Set([...(known?.words.split(OR) ?? []), occurrenceIn(child, parts)]);
          const deprecated = elementParts(parts).some((part) => part.name === child && part.deprecated === true);
          occurrences.set(parent, { ...earlier, [version]: { words: [...words].join(OR), deprecated } });
        }
  return [...elements.values()];
};

/** Returns where a version has what it doesn't have in a parent: paths, if it moved or has another name. */
export const movedPaths = ({ name, occurrences }: CatalogElement, parent: string, version: ShownVersion): string[] => {
  const byVersion = occurrences.get(parent) ?? {};
  const nearest = nearestOf(
    SHOWN_VERSIONS.filter((candidate) => byVersion[candidate]),
    version,
  );
  return byVersion[version] || !nearest ? [] : counterpartsOf(`${parent}/${name}`, nearest, version);
};
