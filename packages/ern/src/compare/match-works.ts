import type { ErnMessage } from "../model-types";
import type { ErnDocument } from "../types";
import { releaseItem, resourceItem } from "./compared-items";
import { matchItems, toIdentities } from "./match-items";

const releasesByNode = ({ releases }: ErnMessage) => new Map(releases.map((release) => [release.node, release]));

/** A message with its document. */
export interface ComparedMessage {
  document: ErnDocument;
  message: ErnMessage;
}

export type Works = ReturnType<typeof matchWorks>;

/** Returns the pairs of resources and releases of two messages, the resources' identities, and releases by node. */
export const matchWorks = ({ message: old }: ComparedMessage, { message: now }: ComparedMessage) => {
  const resources = matchItems(old.resources.map(resourceItem), now.resources.map(resourceItem));
  const resourceOf = toIdentities(resources);
  const releases = matchItems(
    old.releases.map((release) => releaseItem(release, resourceOf.before)),
    now.releases.map((release) => releaseItem(release, resourceOf.after)),
  );
  return { resources, resourceOf, releases, oldReleases: releasesByNode(old), newReleases: releasesByNode(now) };
};
