import moveTables from "../../data/moves.json";
import { memoize } from "../memoize";
import { ERN_VERSIONS, type ErnVersion } from "../model-types";
import { elementsOf } from "./version-parts";

/** What is elsewhere or has another name: an element after its parent's name, or one of its values after "=". */
export interface ErnMove {
  from: string;
  to: string;
}

/** From the earliest to the latest; moves aren't known of versions before. */
const ORDER: readonly ErnVersion[] = ERN_VERSIONS;

const listMoves = (from: ErnVersion, to: ErnVersion): readonly ErnMove[] => {
  let moves: ErnMove[] = [];
  for (const version of ORDER.slice(ORDER.indexOf(from) + 1, ORDER.indexOf(to) + 1)) {
    const table: Readonly<Record<string, string>> =
      (moveTables as Record<string, Record<string, string>>)[version] ?? {};
    for (const [before, after] of Object.entries(table)) {
      const earlier = moves.filter((move) => move.to === before).map((move) => move.from);
      const added = (earlier.length > 0 ? earlier : [before]).flatMap((start) =>
        after.split(" ").map((end) => ({ from: start, to: end })),
      );
      moves = [...moves.filter((move) => move.to !== before), ...added];
    }
  }
  return moves.filter((move) => elementsOf(from).has(move.from.replace(/=.*/, "")));
};

const movesFrom = memoize((from: ErnVersion) => memoize((to: ErnVersion) => listMoves(from, to)));

/** Returns what moved or was renamed from one version to a later one; a move in two steps is one. */
export const movesBetween = (from: ErnVersion, to: ErnVersion): readonly ErnMove[] => movesFrom(from)(to);

/** Returns whether the first of two versions is the earlier one. */
export const isEarlier = (version: ErnVersion, otherVersion: ErnVersion): boolean =>
  ORDER.indexOf(version) < ORDER.indexOf(otherVersion);

/** Returns what another version, a later or an earlier one, has in place of an element. */
export const counterpartsOf = (path: string, version: ErnVersion, otherVersion: ErnVersion): string[] =>
  isEarlier(version, otherVersion)
    ? movesBetween(version, otherVersion).flatMap(({ from, to }) => (from === path ? [to] : []))
    : movesBetween(otherVersion, version).flatMap(({ from, to }) => (to === path ? [from] : []));

/** Returns what a version calls an element that an earlier one has in the same parent. */
export const laterNamesOf = memoize((version: ErnVersion) =>
  memoize((path: string): readonly string[] => {
    const earlier = ORDER.filter((candidate) => isEarlier(candidate, version));
    const parent = path.slice(0, path.indexOf("/") + 1);
    const places = new Set(earlier.flatMap((candidate) => counterpartsOf(path, candidate, version)));
    return [...places].flatMap((place) => (place.startsWith(parent) ? place.slice(parent.length) : []));
  }),
);

/** Returns an element's name of those in a later version: the only one, or the one that an attribute has as value. */
export const chooseName = <Attribute extends { name: string; value: string }>(
  names: readonly string[],
  attributes: readonly Attribute[],
): { name?: string; attribute?: Attribute } => {
  if (names.length < 2) return { name: names[0] };
  const attribute = attributes.find(({ value }) => names.includes(value));
  return { name: attribute?.value, attribute };
};
