import type { CatalogElement } from "./list-elements";

/** The parts of a message, by the element that begins each. */
const STARTS: Readonly<Record<string, string>> = {
  MessageHeader: "Header",
  PartyList: "Parties",
  ResourceList: "Resources",
  ReleaseList: "Releases",
  DealList: "Deals",
  TechnicalDetails: "Technical details",
};

/** All areas in the order of a message. */
export const AREAS: readonly string[] = [...Object.values(STARTS), "Other lists", "Shared"];

const findOwnArea = (name: string): string | undefined => {
  if (name in STARTS) return STARTS[name];
  return /Technical\w*Details$/.test(name) ? "Technical details" : undefined;
};

/** Returns the area of each element in its newest version: that from which alone it can be reached, or Shared. */
export const areasOf = (elements: readonly CatalogElement[]): ReadonlyMap<string, string> => {
  const children = new Map<string, string[]>();
  for (const { name, occurrences, versions } of elements)
    for (const { parent, byVersion } of occurrences)
      if (byVersion[versions[0]!]) children.set(parent.name, [...(children.get(parent.name) ?? []), name]);
  const areas = new Map<string, Set<string>>();
  const visit = (name: string, area: string): void => {
    const ownArea = findOwnArea(name) ?? area;
    const known = areas.get(name) ?? new Set<string>();
    if (known.has(ownArea)) return;
    areas.set(name, known.add(ownArea));
    for (const child of children.get(name) ?? []) visit(child, ownArea);
  };
  visit("NewReleaseMessage", "Other lists");
  return new Map([...areas].map(([name, [first = "Shared", ...more]]) => [name, more.length > 0 ? "Shared" : first]));
};
