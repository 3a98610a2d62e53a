import { definesReference } from "../model/references";
import type { ElementData } from "../xml/to-xml";
import type { SourceElement } from "./source-element";

/** The attributes that say where an element of the new message holds. */
export type Scope = Readonly<Record<string, string>>;

/** What a part of the old message says for some territories. The first of the list is the default. */
interface TerritoryDetails {
  source: SourceElement;
  /** The attributes for these territories in the new message: one set for each element to write. */
  scopes: readonly Scope[];
}

/** What a resource or a release says by territory, the default first. */
export type Details = readonly TerritoryDetails[];

const toScopes = (codes: readonly string[], isDefault: boolean): Scope[] => {
  if (isDefault) return [{ ...(codes.length === 1 && { ApplicableTerritoryCode: codes[0]! }), IsDefault: "true" }];
  if (codes.length === 0) return [{ IsDefault: "false" }];
  return codes.map((code) => ({ ApplicableTerritoryCode: code, IsDefault: "false" }));
};

/** Returns a resource's or release's details by territory; the first are the default: the world's, if it has any. */
export const toDetails = (parent: SourceElement, name: string): Details => {
  const all = parent.all(name);
  const isWorld = (source: SourceElement) => source.all("TerritoryCode").some(({ text }) => text === "Worldwide");
  const first = all.find(isWorld) ?? all[0];
  const sorted = first ? [first, ...all.filter((candidate) => candidate !== first)] : [];
  return sorted.map((source) => {
    const territories = source.all("TerritoryCode");
    const why = "4.3 says the territory with each element that depends on it: ApplicableTerritoryCode.";
    const left = "4.3 cannot leave a territory out of a title, a name or a date. Say what holds there by itself.";
    for (const territory of territories) territory.recordDuplicate(undefined, why);
    for (const excluded of source.all("ExcludedTerritoryCode")) excluded.decide(left);
    const codes = territories.map(({ text }) => text);
    return { source, scopes: toScopes(codes, source === first) };
  });
};

/** Two elements can't define the same reference. */
const isUnique = (source: SourceElement): boolean =>
  source.all().some(({ node, ledger }) => definesReference(ledger.document, node));

/** Returns the elements with a name in all details, written for each of their territories. */
export const byTerritory = (
  details: Details,
  name: string,
  make: (source: SourceElement, scope: Scope) => readonly ElementData[],
): ElementData[] =>
  details.flatMap(({ source, scopes }) =>
    source
      .all(name)
      .flatMap((element) => (isUnique(element) ? scopes.slice(0, 1) : scopes).flatMap((scope) => make(element, scope))),
  );

/** Returns the default elements with a name; those of other territories are recorded as duplicates or to be decided. */
export const onceForAll = (
  [first, ...others]: Details,
  name: string,
  make: (source: SourceElement) => readonly ElementData[],
): ElementData[] => {
  const made = new Map<string, readonly ElementData[]>();
  for (const element of first?.source.all(name) ?? []) {
    const same = made.get(element.meaning());
    if (same) element.recordDuplicate(same[0], "It is there twice, and is said once.");
    else made.set(element.meaning(), make(element));
  }
  for (const element of others.flatMap(({ source }) => source.all(name))) {
    const same = made.get(element.meaning());
    if (same) element.recordDuplicate(same[0], "It is the same in all territories, so it is said once.");
    else element.decide(`4.3 has one ${name} for all territories, and this one differs from the first.`);
  }
  return [...made.values()].flat();
};

/** Records that the details themselves went into the resource or release around them. */
export const recordDetails = (details: Details, target: ElementData): void => {
  for (const { source } of details) {
    source.composite(target, { why: `4.3 has no ${source.name}: what it says is said in the ${target.name} itself.` });
  }
};
