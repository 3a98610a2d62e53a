import { schemaModelOf } from "../schema/schema-model-of";
import { childNames, elementParts, occurrenceIn, toParts } from "./content-parts";
import { type CatalogParent, namesOfUses, type usesByName } from "./uses-by-name";
import { SHOWN_VERSIONS, type ShownVersion } from "./versions-shown";

/** An element's occurrence in a parent, for each version; undefined if it isn't there. */
type Occurrences = Partial<Record<ShownVersion, { words: string; deprecated: boolean }>>;

/** How often an element occurs in a parent; another row has the same parent if it differs by what that is in. */
export interface OccurrenceRow {
  parent: CatalogParent;
  byVersion: Occurrences;
}

/** An element's occurrences in a parent that is itself in another element. */
export interface OccurrencesIn {
  child: string;
  parent: string;
  /** Empty if the parent is the root. */
  grandparent: string;
  byVersion: Occurrences;
}

/** Returns how often each element occurs in each parent, by what that is in. */
export const listOccurrences = (walks: ReadonlyMap<ShownVersion, ReturnType<typeof usesByName>>): OccurrencesIn[] => {
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

/** Returns whether both are the same in each version that both have. */
const isConsistent = (a: Occurrences, b: Occurrences): boolean =>
  SHOWN_VERSIONS.every(
    (version) => !a[version] || !b[version] || JSON.stringify(a[version]) === JSON.stringify(b[version]),
  );

/** Returns the rows of an element in one parent: one, unless what the parent is in makes a difference. */
export const toRows = (occurrences: readonly OccurrencesIn[]): OccurrenceRow[] => {
  const rows: OccurrenceRow[] = [];
  for (const { parent, grandparent, byVersion } of occurrences) {
    const row = rows.find((candidate) => isConsistent(candidate.byVersion, byVersion));
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
