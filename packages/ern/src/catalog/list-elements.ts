import { counterpartsOf } from "../schema/moves-between";
import type { AttributeModel, ValueModel } from "../schema/schema-model";
import { schemaModelOf } from "../schema/schema-model-of";
import { type ContentPart, toParts } from "./content-parts";
import { listOccurrences, type OccurrenceRow, type OccurrencesIn, toRows } from "./list-occurrences";
import { type CatalogParent, type Found, toParents, type Uses, usesByName } from "./uses-by-name";
import { nearestOf, SHOWN_VERSIONS, type ShownVersion } from "./versions-shown";

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
  parents: CatalogParent[];
  parts: ContentPart[];
  attributes: CatalogAttribute[];
  /** What its text may be, if it has text. */
  text: ValueModel | null;
}

export interface CatalogElement {
  name: string;
  /** Newest first. */
  versions: ShownVersion[];
  occurrences: OccurrenceRow[];
  /** Its contents in the newest version that has it, then those of earlier ones that differ. */
  places: CatalogPlace[];
}

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
        all.map((content) => content.uses).filter((elsewhere) => elsewhere !== uses),
      ),
    }))
    .sort((a, b) => b.parents.length - a.parents.length);
};

/** The parts of a value that readers see: the forms of references differ in nothing else. */
const shownValue = ({ name, kind, values }: ValueModel): unknown => [name, kind, values];

/** The key of contents that versions share. The parents of an only place don't matter, as its heading has none. */
const shapeKey = (places: readonly Place[]): string =>
  JSON.stringify(
    places.map(({ parents, parts, attributes, text }) => [
      places.length > 1 && parents,
      parts,
      attributes.map((attribute) => ({ ...attribute, value: shownValue(attribute.value) })),
      text && shownValue(text),
    ]),
  );

const toCatalogElement = (
  name: string,
  walks: ReadonlyMap<ShownVersion, ReturnType<typeof usesByName>>,
): CatalogElement => {
  const versions = SHOWN_VERSIONS.filter((version) => walks.get(version)!.has(name));
  const byShape = new Map<string, CatalogPlace[]>();
  for (const version of versions) {
    const places = toCatalogPlaces(version, walks.get(version)!.get(name)!.values());
    const shape = shapeKey(places);
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

/** Returns every element of a NewReleaseMessage in the shown versions, in alphabetical order. */
export const listElements = (): CatalogElement[] => {
  const walks = new Map(SHOWN_VERSIONS.map((version) => [version, usesByName(schemaModelOf(version))]));
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
