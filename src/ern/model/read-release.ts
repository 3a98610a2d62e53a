import type { ErnNamed, ErnReference, ErnRelease, ErnReleaseItem, ErnResource, ErnValue } from "../model-types";
import type { NodeId } from "../types";
import { orNone } from "./element-value";
import { readLabels, toReference, type Targets } from "./read-parties";
import type { Reader } from "./reader";
import { Work, type WorkContext } from "./work";

const LINKED = "LinkedReleaseResourceReference";
const REFERENCE = "ReleaseResourceReference";

/** The resources of a message, by reference. */
type Resources = Targets<ErnResource>;

const readLinked = (reader: Reader, nodes: readonly NodeId[], resources: Resources) =>
  orNone(reader.values(nodes, LINKED).map((value) => toReference(reader, value, resources)));

/** The items of a group and its nested groups. */
const readGroup = (reader: Reader, group: NodeId, groups: ErnValue[], resources: Resources): ErnReleaseItem[] =>
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
const readListed = (reader: Reader, node: NodeId, resources: Resources): ErnReleaseItem[] =>
  [...reader.values(node, REFERENCE), ...reader.values(node, "ReleaseResourceReferenceList", REFERENCE)]
    .filter((value) => reader.attribute(value.node, "ReleaseResourceType")?.value !== "SecondaryResource")
    .map((value) => ({
      node: value.node,
      resource: toReference(reader, value, resources),
      groups: orNone([]),
      sequence: null,
      linked: orNone([]),
    }));

interface ReleaseContext extends WorkContext {
  readonly resources: Resources;
}

class Release extends Work implements ErnRelease {
  constructor(
    protected override readonly context: ReleaseContext,
    node: NodeId,
    public isMain: boolean,
  ) {
    super(context, node);
  }

  get kind(): ErnRelease["kind"] {
    const isWhole = this.context.reader.name(this.node) === "Release";
    return isWhole && !this.types.some(({ value }) => value.endsWith("TrackRelease")) ? "Release" : "TrackRelease";
  }

  get icpn(): ErnValue | null {
    return this.ids.find(({ type }) => type === "ICPN") ?? null;
  }

  get grid(): ErnValue | null {
    return this.ids.find(({ type }) => type === "GRid") ?? null;
  }

  get labels(): ErnNamed[] {
    return readLabels(this.context.reader, this.bodies(), this.context.parties);
  }

  get items(): ErnReleaseItem[] {
    const { reader, resources } = this.context;
    const groups = this.groups();
    const grouped = groups.flatMap((group) => {
      const sequence = reader.first(group, "SequenceNumber");
      return readGroup(reader, group, orNone(sequence && groups.length > 1 ? [sequence] : []), resources);
    });
    return grouped.length > 0 ? grouped : readListed(reader, this.node, resources);
  }

  get linked(): ErnReference<ErnResource>[] {
    return readLinked(this.context.reader, [this.node, ...this.groups()], this.context.resources);
  }

  /** The outermost groups; 3.8.2 repeats them for each territory. */
  private groups(): NodeId[] {
    const found = this.bodies().map((body) => this.context.reader.all(body, "ResourceGroup"));
    return found.find((groups) => groups.length > 0) ?? [];
  }
}

/** The releases of a message, in order. If none is marked as the main one, it's the first that isn't a track's. */
export const readReleases = (context: ReleaseContext, list: readonly NodeId[]): ErnRelease[] => {
  const { reader } = context;
  const releases = reader
    .matching(list, /^(Track|Clip)?Release$/)
    .map((node) => new Release(context, node, reader.attribute(node, "IsMainRelease")?.value === "true"));
  if (!releases.some(({ isMain }) => isMain)) {
    const main = releases.find(({ kind }) => kind === "Release");
    if (main) main.isMain = true;
  }
  return releases;
};
