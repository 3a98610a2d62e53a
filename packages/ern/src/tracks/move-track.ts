import { breakOf } from "../edit/insertion";
import { editError } from "../edit/node-edits";
import { applySplices } from "../text/splices";
import type { NodeId, Splice } from "../types";
import { childElements, localNameOf, parentOf, rangeOf } from "../xml/nodes";
import { createSequenceNumbers } from "./sequence-numbers";
import { lineRemovalOf, placesOfRows, rowAt, type Tracks } from "./tracks";

const IN_GROUP = /^(ResourceGroup(ContentItem)?|LinkedReleaseResourceReference)$/;

/** Returns the node to remove for an item: the item, or its nested group if that would be empty. */
export const nodeToRemove = ({ document }: Tracks, item: NodeId): NodeId => {
  let removed = item;
  for (let group = parentOf(document, item); ; group = parentOf(document, group)) {
    const isInner = [group, parentOf(document, group)].every(
      (ancestor) => localNameOf(document, ancestor) === "ResourceGroup",
    );
    const inside = childElements(document, group).filter((child) => IN_GROUP.test(localNameOf(document, child)));
    if (!isInner || inside.length > 1) return removed;
    removed = group;
  }
};

/** The text of an item at another one's position, with its number there. */
const itemTextAt = (tracks: Tracks, item: NodeId, place: NodeId, number: string | undefined): string => {
  const { document, reader } = tracks;
  const { from, to } = rangeOf(document, item);
  const ownNumber = reader.first(item, "SequenceNumber");
  const numbered =
    ownNumber && number !== undefined ? [{ from: ownNumber.from - from, to: ownNumber.to - from, insert: number }] : [];
  const text = applySplices(document.source.slice(from, to), numbered).source;
  const here = breakOf(document, item);
  return here ? text.replaceAll(here, breakOf(document, place)) : text;
};

const movePlace = (tracks: Tracks, item: NodeId, beside: NodeId, isAfter: boolean): Splice[] => {
  const { document, reader } = tracks;
  if (nodeToRemove(tracks, item) !== item) {
    // Its group would be empty, so the two are swapped.
    return [[item, beside] as const, [beside, item] as const].map(([from, to]) => {
      const number = reader.first(to, "SequenceNumber")?.value;
      return { ...rangeOf(document, to), insert: itemTextAt(tracks, from, to, number) };
    });
  }
  const numbers = createSequenceNumbers(tracks);
  numbers.leave(item);
  const number = numbers.join(beside, isAfter, 1);
  const { from, to } = lineRemovalOf(document, beside);
  const offset = isAfter ? to : from;
  const insert = breakOf(document, beside) + itemTextAt(tracks, item, beside, number?.toString());
  return [lineRemovalOf(document, item), { from: offset, to: offset, insert }, ...numbers.splices()];
};

/** Moves a track to the position of another one in its release; the numbers stay in order. */
export const moveTrack = (tracks: Tracks, track: number, to: number): Splice[] => {
  const { document } = tracks;
  const [row, target] = [rowAt(tracks, track), rowAt(tracks, to)];
  if (row.release.node !== target.release.node) {
    throw editError(document, target.node, "A track cannot move to another release.", "Add it there instead.");
  }
  if (row === target) return [];
  const splices = placesOfRows(tracks, [row, target]).flatMap(([item, beside]) =>
    movePlace(tracks, item!, beside!, to > track),
  );
  return applySplices(document.source, splices).splices;
};
