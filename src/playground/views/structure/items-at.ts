import type { StructureItem } from "../../workers/structure/analysis";

/** The items around an offset, outermost first. */
export const itemsAt = (items: readonly StructureItem[], offset: number): StructureItem[] => {
  const found = items.find(({ from, to }) => from <= offset && offset < to);
  return found ? [found, ...itemsAt(found.children, offset)] : [];
};
