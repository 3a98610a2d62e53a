import type { ErnRelease, ErnReleaseItem } from "../model-types";
import type { MeaningChange, Places } from "./comparison";
import type { Identities } from "./match-items";

/** Returns the fewest numbers that moved in a new order: all but the longest increasing subsequence. */
export const movedItems = (order: readonly number[]): Set<number> => {
  /** For each length, the index of the smallest number that ends a subsequence of that length. */
  const ends: number[] = [];
  const previous: number[] = [];
  order.forEach((value, index) => {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (order[ends[middle]!]! < value) low = middle + 1;
      else high = middle;
    }
    previous.push(ends[low - 1] ?? -1);
    ends[low] = index;
  });
  const moved = new Set(order);
  for (let index = ends.at(-1) ?? -1; index >= 0; index = previous[index]!) moved.delete(order[index]!);
  return moved;
};

interface PlacedItem {
  item: ErnReleaseItem;
  label: string;
  number: number;
  group: string;
}

/** The contents of a release that both messages have, by identity. */
const placedItems = ({ items }: ErnRelease, identities: Identities): Map<string, PlacedItem> => {
  const found = new Map<string, PlacedItem>();
  items.forEach((item, index) => {
    const identity = identities.get(item.resource.target?.node);
    const group = item.groups.map(({ value }) => value).join(".");
    if (identity?.isInBoth && !found.has(identity.key))
      found.set(identity.key, { item, label: identity.label, number: index + 1, group });
  });
  return found;
};

const formatPlace = ({ group, number }: PlacedItem): string =>
  group ? `group ${group}, number ${number}` : `number ${number}`;

/** Returns the tracks of a release that moved relative to the others, or into another group. */
export const compareOrder = (
  before: ErnRelease,
  after: ErnRelease,
  resources: { before: Identities; after: Identities },
  places: Places,
): MeaningChange[] => {
  const [old, now] = [placedItems(before, resources.before), placedItems(after, resources.after)];
  const shared = [...now.keys()].filter((key) => old.has(key));
  const moved = movedItems(shared.map((key) => old.get(key)!.number));
  return shared.flatMap((key): MeaningChange[] => {
    const [from, to] = [old.get(key)!, now.get(key)!];
    const isRegrouped = from.group !== "" && to.group !== "" && from.group !== to.group;
    if (!moved.has(from.number) && !isRegrouped) return [];
    return [
      {
        part: "tracks",
        kind: "moved",
        of: to.label,
        field: `Place in ${after.title?.value ?? "the release"}`,
        before: { text: formatPlace(from), ...places.before(from.item.node) },
        after: { text: formatPlace(to), ...places.after(to.item.node) },
      },
    ];
  });
};
