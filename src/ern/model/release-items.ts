import type { ErnReleaseItem, ErnResource, ErnValue } from "../model-types";
import type { NodeId } from "../types";
import { orNone } from "./none";
import { toReference, type Targets } from "./read-parties";
import type { Reader } from "./reader";

const LINKED = "LinkedReleaseResourceReference";
const REFERENCE = "ReleaseResourceReference";

/** The resources of a message, by reference. */
export type Resources = Targets<ErnResource>;

export const readLinked = (reader: Reader, nodes: readonly NodeId[], resources: Resources) =>
  orNone(reader.values(nodes, LINKED).map((value) => toReference(reader, value, resources)));

/** The items of a group and its nested groups. */
export const readGroup = (reader: Reader, group: NodeId, groups: ErnValue[], resources: Resources): ErnReleaseItem[] =>
  reader.matching(group, /^ResourceGroup(ContentItem)?$/).flatMap((node) => {
    const sequence = reader.first(node, "SequenceNumber");
    if (reader.name(node) === "ResourceGroup") {
      return readGroup(reader, node, sequence ? [...groups, sequence] : groups, resources);
    }
    const [reference] = [REFERENCE, "ReleaseResourceReferenceList"].flatMap((name) =>
      name === REFERENCE ? reader.values(node, name) : reader.values(node, name, REFERENCE),
    );
    if (!reference) return [];
    const linked = readLinked(reader, [node], resources);
    return [{ node, resource: toReference(reader, reference, resources), groups, sequence, linked }];
  });

/** Items of a release without groups: a track's resource in 4.x, the list of resources in 3.8.2. */
export const readListed = (reader: Reader, node: NodeId, resources: Resources): ErnReleaseItem[] =>
  [...reader.values(node, REFERENCE), ...reader.values(node, "ReleaseResourceReferenceList", REFERENCE)]
    .filter((value) => reader.attribute(value.node, "ReleaseResourceType")?.value !== "SecondaryResource")
    .map((value) => ({
      node: value.node,
      resource: toReference(reader, value, resources),
      groups: orNone([]),
      sequence: null,
      linked: orNone([]),
    }));
