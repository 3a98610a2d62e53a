import { breakOf } from "../edit/insertion";
import { editError } from "../edit/node-edits";
import { listTracks } from "../model/list-tracks";
import { readMessage } from "../model/read-message";
import { createReader, type Reader } from "../model/reader";
import type { ErnRelease, ErnTrackRow } from "../model-types";
import { versionOf } from "../schema/versions";
import type { ErnDocument, NodeId, Splice } from "../types";
import { parentOf, rangeOf } from "../xml/nodes";

/** Returns a message prepared for editing its tracks. */
export const toTracks = (document: ErnDocument) => {
  const message = readMessage(document);
  const reader = createReader(document);
  return { document, reader, version: versionOf(document), message, rows: listTracks(message) };
};

export type Tracks = ReturnType<typeof toTracks>;

/** Returns the row with an index, from 0, as in the track table. */
export const rowAt = ({ document, rows }: Tracks, track: number): ErnTrackRow => {
  const row = rows[track];
  if (row) return row;
  throw editError(document, document.root, `The message has no track ${track + 1}.`, "Choose a row of the table.");
};

/** Returns the splice that removes a node with the line break before it. */
export const lineRemovalOf = (document: ErnDocument, node: NodeId): Splice => {
  const { from, to } = rangeOf(document, node);
  return { from: from - breakOf(document, node).length, to, insert: "" };
};

/** A resource's position in a release: an item of a group, or a reference if there are no groups. */
interface Place {
  node: NodeId;
  reference: string;
}

const placesInGroup = (reader: Reader, group: NodeId): Place[] =>
  reader.matching(group, /^ResourceGroup(ContentItem)?$/).flatMap((node): Place[] => {
    if (reader.name(node) === "ResourceGroup") return placesInGroup(reader, node);
    const [value] = reader.values(node, "ReleaseResourceReference");
    return value ? [{ node, reference: value.value }] : [];
  });

/** The positions in a release, one list for each time it lists them: 3.8.2 has groups for each territory. */
const placesInRelease = ({ reader }: Tracks, release: ErnRelease): Place[][] => {
  const bodies = [release.node, ...reader.matching(release.node, /DetailsByTerritory$/)];
  const grouped = bodies.map((body) =>
    reader.all(body, "ResourceGroup").flatMap((group) => placesInGroup(reader, group)),
  );
  const found = grouped.filter((places) => places.length > 0);
  if (found.length > 0) return found;
  return [release.items.map(({ resource, node }) => ({ node, reference: resource.value }))];
};

/** Returns the positions of tracks in one release, for each time that it lists all of them. */
export const placesOfRows = (tracks: Tracks, rows: readonly ErnTrackRow[]): NodeId[][] => {
  const all = placesInRelease(tracks, rows[0]!.release);
  const first = all.find((places) => places.some(({ node }) => node === rows[0]!.node)) ?? [];
  return all.flatMap((places) => {
    const found = rows.map(({ node, item }) => {
      const same = (place: Place): boolean => place.reference === item.resource.value;
      const number = first.filter(same).findIndex((place) => place.node === node);
      return places.filter(same)[number]?.node;
    });
    return found.every((node) => node !== undefined) ? [found] : [];
  });
};

/** Returns all positions of a track in its release, also in the release's list of resources. */
export const allPlacesOf = (tracks: Tracks, row: ErnTrackRow): NodeId[] => {
  const { reader } = tracks;
  const places = placesOfRows(tracks, [row]).flat();
  const references = reader.all(row.release.node, "ReleaseResourceReferenceList", "ReleaseResourceReference");
  const isOther = (node: NodeId): boolean =>
    reader.valueOf(node).value === row.item.resource.value && !places.includes(node);
  return [...places, ...references.filter(isOther)];
};

/** Returns all items around a position: those of its release, or of its territory. */
export const itemsAround = ({ reader, document }: Tracks, place: NodeId): NodeId[] => {
  let group = place;
  while (reader.name(parentOf(document, group)) === "ResourceGroup") group = parentOf(document, group);
  const groups = reader.all(parentOf(document, group), "ResourceGroup");
  return groups.flatMap((candidate) => placesInGroup(reader, candidate)).map(({ node }) => node);
};
