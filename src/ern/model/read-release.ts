import type { ErnNamed, ErnReference, ErnRelease, ErnReleaseItem, ErnResource, ErnValue } from "../model-types";
import type { NodeId } from "../types";
import { orNone } from "./none";
import { readLabels } from "./read-parties";
import { readGroup, readLinked, readListed, type Resources } from "./release-items";
import { Work, type WorkContext } from "./work";

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
