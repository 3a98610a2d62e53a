import type { ErnReference, ErnRelease, ErnReleaseItem, ErnResource, ErnValue } from "../model-types";
import type { NodeId } from "../types";
import { createLazyParts, type Part, toReference } from "./part";
import { toErnLabels } from "./parties";
import { bodiesOf, WORK } from "./work";

type Context = Part["context"];

const REFERENCE = "ReleaseResourceReference";

const listLinked = ({ reader, resources }: Context, nodes: readonly NodeId[]): ErnReference<ErnResource>[] =>
  reader.values(nodes, `Linked${REFERENCE}`).map((value) => toReference(reader, value, resources));

/** References to the resources of a release or an item. */
const resourceReferences = ({ reader }: Context, node: NodeId): ErnValue[] => [
  ...reader.values(node, REFERENCE),
  ...reader.values(node, `${REFERENCE}List`, REFERENCE),
];

/** The items of a group and its nested groups. */
const listGroupItems = (context: Context, group: NodeId, groups: ErnValue[]): ErnReleaseItem[] => {
  const { reader, resources } = context;
  return reader.matching(group, /^ResourceGroup(ContentItem)?$/).flatMap((node) => {
    const sequence = reader.first(node, "SequenceNumber");
    if (reader.name(node) === "ResourceGroup")
      return listGroupItems(context, node, sequence ? [...groups, sequence] : groups);
    const [reference] = resourceReferences(context, node);
    if (!reference) return [];
    const resource = toReference(reader, reference, resources);
    return [{ node, resource, groups, sequence, linked: listLinked(context, [node]) }];
  });
};

/** Items of a release without groups: a track's resource in 4.x, the list of resources in 3.8.2. */
const listUngroupedItems = (context: Context, release: NodeId): ErnReleaseItem[] => {
  const { reader, resources } = context;
  return resourceReferences(context, release)
    .filter(({ node }) => reader.attribute(node, "ReleaseResourceType")?.value !== "SecondaryResource")
    .map((value) => {
      const resource = toReference(reader, value, resources);
      return { node: value.node, resource, groups: [], sequence: null, linked: [] };
    });
};

/** The outermost groups; 3.8.2 repeats them for each territory. */
const groupsOf = (part: Part): NodeId[] => {
  const found = bodiesOf(part).map((body) => part.context.reader.all(body, "ResourceGroup"));
  return found.find((groups) => groups.length > 0) ?? [];
};

const toErnRelease = createLazyParts<Omit<ErnRelease, "isMain">>({
  kind: ({ context, node, types }) => {
    const isWhole = context.reader.name(node) === "Release";
    return isWhole && !types.some(({ value }) => value.endsWith("TrackRelease")) ? "Release" : "TrackRelease";
  },
  icpn: ({ ids }) => ids.find(({ type }) => type === "ICPN") ?? null,
  grid: ({ ids }) => ids.find(({ type }) => type === "GRid") ?? null,
  labels: (part) => toErnLabels(part.context, bodiesOf(part)),
  items: (part) => {
    const { context } = part;
    const groups = groupsOf(part);
    const grouped = groups.flatMap((group) => {
      const sequence = context.reader.first(group, "SequenceNumber");
      return listGroupItems(context, group, sequence && groups.length > 1 ? [sequence] : []);
    });
    return grouped.length > 0 ? grouped : listUngroupedItems(context, part.node);
  },
  linked: (part) => listLinked(part.context, [part.node, ...groupsOf(part)]),
  ...WORK,
});

/** Returns a message's releases in order; if none is marked as main, it's the first that isn't a track's. */
export const toErnReleases = (context: Context, list: readonly NodeId[]): ErnRelease[] => {
  const { reader } = context;
  const releases = reader.matching(list, /^(Track|Clip)?Release$/).map((node) => {
    const isMain = reader.attribute(node, "IsMainRelease")?.value === "true";
    return Object.assign(toErnRelease(context, node), { isMain });
  });
  const main = releases.find(({ isMain }) => isMain) ?? releases.find(({ kind }) => kind === "Release");
  if (main) main.isMain = true;
  return releases;
};
