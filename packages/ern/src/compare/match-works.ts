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

/**
 * Returns the resources and releases of two messages in pairs, the identities of resources, and the releases by their
 * nodes. What compares and what checks the order of messages both take it, so that it's made once.
 */
export const matchWorks = ({ message: old }: ComparedMessage, { message: now }: ComparedMessage) => {
  const resources = matchItems(old.resources.map(resourceItem), now.resources.map(resourceItem));
  const resourceOf = toIdentities(resources);
  const releases = matchItems(
    old.releases.map((release) => releaseItem(release, resourceOf.before)),
    now.releases.map((release) => releaseItem(release, resourceOf.after)),
  );
  return { resources, resourceOf, releases, oldReleases: releasesByNode(old), newReleases: releasesByNode(now) };
};
