import type { ErnRelease, ErnReleaseItem } from "../model-types";
import type { MeaningChange } from "./comparison";
import type { Places } from "./facts";
import type { IdentityOf } from "./identities";
import { movedItems } from "./moved-items";

interface PlacedItem {
  item: ErnReleaseItem;
  label: string;
  number: number;
}

/** The contents of a release that both messages have, by identity. */
const placed = ({ items }: ErnRelease, identityOf: IdentityOf): Map<string, PlacedItem> => {
  const found = new Map<string, PlacedItem>();
  items.forEach((item, at) => {
    const identity = identityOf(item.resource.target?.node);
    if (identity?.isInBoth && !found.has(identity.key))
      found.set(identity.key, { item, label: identity.label, number: at + 1 });
  });
  return found;
};

const groupOf = ({ item }: PlacedItem): string => item.groups.map(({ value }) => value).join(".");

const placeOf = (place: PlacedItem): string => {
  const group = groupOf(place);
  return group ? `group ${group}, number ${place.number}` : `number ${place.number}`;
};

/** The tracks of a release that moved relative to the others, or into another group. */
export const compareOrder = (
  [before, after]: readonly [ErnRelease, ErnRelease],
  identities: { before: IdentityOf; after: IdentityOf },
  places: Places,
): MeaningChange[] => {
  const [old, now] = [placed(before, identities.before), placed(after, identities.after)];
  const shared = [...now.keys()].filter((key) => old.has(key));
  const moved = movedItems(shared.map((key) => old.get(key)!.number));
  return shared.flatMap((key): MeaningChange[] => {
    const [from, to] = [old.get(key)!, now.get(key)!];
    const isRegrouped = groupOf(from) !== "" && groupOf(to) !== "" && groupOf(from) !== groupOf(to);
    if (!moved.has(from.number) && !isRegrouped) return [];
    return [
      {
        part: "tracks",
        kind: "moved",
        of: to.label,
        field: `Place in ${after.title?.value ?? "the release"}`,
        before: { text: placeOf(from), ...places.before(from.item.node) },
        after: { text: placeOf(to), ...places.after(to.item.node) },
      },
    ];
  });
};
