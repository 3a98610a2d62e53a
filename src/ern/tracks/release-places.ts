import type { ErnRelease, ErnTrackRow } from "../model-types";
import type { Reader } from "../model/reader";
import type { NodeId } from "../types";
import { parentOf } from "../xml/nodes";
import type { Tracks } from "./read-tracks";

/** A resource's place in a release: an item of a group, or where no group is a reference. */
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

/** The places of a release, as often as it lists them: in 3.8.2 each territory has its own groups. */
const placesOf = (tracks: Tracks, release: ErnRelease): Place[][] => {
  const { reader } = tracks;
  const bodies = [release.node, ...reader.matching(release.node, /DetailsByTerritory$/)];
  const grouped = bodies.map((body) => reader.all(body, "ResourceGroup").flatMap((group) => inGroup(reader, group)));
  const found = grouped.filter((places) => places.length > 0);
  if (found.length > 0) return found;
  return [release.items.map(({ resource, node }) => ({ node, reference: resource.value }))];
};

/** Where tracks of one release stand, for each time that the release lists them all. */
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

/** All items around a place: those of its release, or of its territory. */
export const itemsAround = ({ reader, document }: Tracks, place: NodeId): NodeId[] => {
  let group = place;
  while (reader.name(parentOf(document, group)) === "ResourceGroup") group = parentOf(document, group);
  return reader
    .all(parentOf(document, group), "ResourceGroup")
    .flatMap((each) => inGroup(reader, each))
    .map(({ node }) => node);
};
