import { applySplices } from "../text/splices";
import type { NodeId, Splice } from "../types";
import { wholeLines } from "./move-track";
import { refuseTracks, rowAt, type Tracks } from "./read-tracks";
import { placesOfRows } from "./release-places";
import { removeWithUses } from "./remove-with-uses";
import { sequenceNumbers } from "./sequence-numbers";

/** The nodes of a track: its recording if no other row uses it, otherwise its positions in the release. */
const nodesOf = (tracks: Tracks, track: number): NodeId[] => {
  const { rows, reader } = tracks;
  const row = rowAt(tracks, track);
  const reference = row.item.resource.value;
  const like = rows.filter(({ item }) => item.resource.value === reference);
  if (like.length === 1 && row.item.resource.target) return [row.item.resource.target.node];
  const places = placesOfRows(tracks, [row]).flat();
  if (like.some((each) => each !== row && each.release.node === row.release.node)) return places;
  const listed = reader.all(row.release.node, "ReleaseResourceReferenceList", "ReleaseResourceReference");
  return [...places, ...listed.filter((node) => reader.valueOf(node).value === reference && !places.includes(node))];
};

/** Removes a track: its position in the release, its recording, its own release, and all references to them. */
export const removeTrack = (tracks: Tracks, track: number): Splice[] => {
  const { document, rows } = tracks;
  const row = rowAt(tracks, track);
  if (!rows.some((each) => each !== row && each.release.node === row.release.node)) {
    const remedy = "Add another track first, or remove the release in the source.";
    throw refuseTracks(document, row.node, "This is the only track of its release.", remedy);
  }
  const removed = removeWithUses(tracks, nodesOf(tracks, track));
  const numbers = sequenceNumbers(tracks);
  for (const node of removed) if (/^ResourceGroup/.test(tracks.reader.name(node))) numbers.leave(node);
  return applySplices(document.source, [
    ...removed.map((node) => ({ ...wholeLines(tracks, node), insert: "" })),
    ...numbers.splices(),
  ]).splices;
};
