import type { ErnMessage } from "../model-types";
import { matchThings, toIdentities } from "./match-things";
import { toReleaseThing, toResourceThing } from "./things";

const releasesByNode = ({ releases }: ErnMessage) => new Map(releases.map((release) => [release.node, release]));

/** The resources and releases of two messages in pairs, the identities of resources, and the releases by their nodes. */
export const matchWorks = (old: ErnMessage, now: ErnMessage) => {
  const resources = matchThings(old.resources.map(toResourceThing), now.resources.map(toResourceThing));
  const resourceOf = toIdentities(resources);
  const releases = matchThings(
    old.releases.map((release) => toReleaseThing(release, resourceOf.before)),
    now.releases.map((release) => toReleaseThing(release, resourceOf.after)),
  );
  return { resources, resourceOf, releases, oldReleases: releasesByNode(old), newReleases: releasesByNode(now) };
};
