import type { ErnRelease, ErnTrackRow } from "../model-types";
import type { Reader } from "../model/reader";
import type { NodeId } from "../types";
import { parentOf } from "../xml/nodes";
import type { Tracks } from "./read-tracks";

/** A resource's position in a release: an item of a group, or a reference if there are no groups. */
interface Place {
  node: NodeId;
  reference: string;
}

const inGroup = (reader: Reader, group: NodeId): Place[] =>
  reader.matching(group, /^ResourceGroup(ContentItem)?$/).flatMap((node): Place[] => {
    if (reader.name(node) === "ResourceGroup") return inGroup(reader, node);
    const [value] = reader.values(node, "ReleaseResourceReference");
    return value ? [{ node, reference: value.value }] : [];
  });

/** The positions in a release, one list for each time it lists them: 3.8.2 has groups for each territory. */
const placesOf = (tracks: Tracks, release: ErnRelease): Place[][] => {
  const { reader } = tracks;
  const bodies = [release.node, ...reader.matching(release.node, /DetailsByTerritory$/)];
  const grouped = bodies.map((body) => reader.all(body, "ResourceGroup").flatMap((group) => inGroup(reader, group)));
  const found = grouped.filter((places) => places.length > 0);
  if (found.length > 0) return found;
  return [release.items.map(({ resource, node }) => ({ node, reference: resource.value }))];
};

/** The positions of tracks in one release, for each time that it lists all of them. */
export const placesOfRows = (tracks: Tracks, rows: readonly ErnTrackRow[]): NodeId[][] => {
  const all = placesOf(tracks, rows[0]!.release);
  const first = all.find((places) => places.some(({ node }) => node === rows[0]!.node)) ?? [];
  return all.flatMap((places) => {
    const found = rows.map(({ node, item }) => {
      const reference = item.resource.value;
      const same = (place: Place): boolean => place.reference === reference;
      const number = first.filter(same).findIndex((place) => place.node === node);
      return places.filter(same)[number]?.node;
    });
    return found.every((node) => node !== undefined) ? [found] : [];
  });
};

/** All items around a position: those of its release, or of its territory. */
export const itemsAround = ({ reader, document }: Tracks, place: NodeId): NodeId[] => {
  let group = place;
  while (reader.name(parentOf(document, group)) === "ResourceGroup") group = parentOf(document, group);
  return reader
    .all(parentOf(document, group), "ResourceGroup")
    .flatMap((each) => inGroup(reader, each))
    .map(({ node }) => node);
};
