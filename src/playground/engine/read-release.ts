import type { ErnParty, ErnRelease, ErnReleaseItem, ErnResource, ErnValue } from "./model-types";
import { readLabels, toReference, type Targets } from "./read-parties";
import { bodiesOf, readWork } from "./read-work";
import type { Reader } from "./reader";
import type { NodeId } from "./types";

const LINKED = "LinkedReleaseResourceReference";
const REFERENCE = "ReleaseResourceReference";

type Resources = Targets<ErnResource>;

const readLinked = (reader: Reader, nodes: readonly NodeId[], resources: Resources) =>
  reader.values(nodes, LINKED).map((value) => toReference(value, resources));

/** The items of a group and of the groups in it. */
const readGroup = (
  reader: Reader,
  group: NodeId,
  groups: readonly ErnValue[],
  resources: Resources,
): ErnReleaseItem[] =>
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
    return [{ node, resource: toReference(reference, resources), groups: [...groups], sequence, linked }];
  });

/** Items of a release without groups: a track's resource in 4.x, the list of resources in 3.8.2. */
const readListed = (reader: Reader, node: NodeId, resources: Resources): ErnReleaseItem[] =>
  [...reader.values(node, REFERENCE), ...reader.values(node, "ReleaseResourceReferenceList", REFERENCE)]
    .filter((value) => reader.attribute(value.node, "ReleaseResourceType")?.value !== "SecondaryResource")
    .map((value) => ({
      node: value.node,
      resource: toReference(value, resources),
      groups: [],
      sequence: null,
      linked: [],
    }));

const readRelease = (reader: Reader, node: NodeId, parties: Targets<ErnParty>, resources: Resources): ErnRelease => {
  const bodies = bodiesOf(reader, node);
  const work = readWork(reader, node, parties);
  // In 3.8.2 each territory repeats the groups.
  const groups = bodies.map((body) => reader.all(body, "ResourceGroup")).find((found) => found.length > 0) ?? [];
  const single = groups.length === 1;
  const grouped = groups.flatMap((group) => {
    const sequence = reader.first(group, "SequenceNumber");
    return readGroup(reader, group, sequence && !single ? [sequence] : [], resources);
  });
  const isTrack = reader.name(node) !== "Release" || work.types.some(({ value }) => value.endsWith("TrackRelease"));
  return {
    ...work,
    kind: isTrack ? "TrackRelease" : "Release",
    isMain: reader.attribute(node, "IsMainRelease")?.value === "true",
    icpn: work.ids.find(({ type }) => type === "ICPN") ?? null,
    grid: work.ids.find(({ type }) => type === "GRid") ?? null,
    labels: readLabels(reader, bodies, parties),
    items: grouped.length > 0 ? grouped : readListed(reader, node, resources),
    linked: readLinked(reader, [node, ...groups], resources),
  };
};

/** The releases of a message, in its order. Where none says that it is the main one, the first that is no track is. */
export const readReleases = (
  reader: Reader,
  list: readonly NodeId[],
  parties: Targets<ErnParty>,
  resources: Resources,
): ErnRelease[] => {
  const releases = reader
    .matching(list, /^(Track|Clip)?Release$/)
    .map((node) => readRelease(reader, node, parties, resources));
  if (!releases.some(({ isMain }) => isMain)) {
    const main = releases.find(({ kind }) => kind === "Release");
    if (main) main.isMain = true;
  }
  return releases;
};
