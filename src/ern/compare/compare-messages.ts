import type { ErnMessage, ErnRelease } from "../model-types";
import type { ErnDocument, NodeId } from "../types";
import { rangeOf } from "../xml/nodes";
import { compareOrder } from "./compare-order";
import type { MeaningChange } from "./comparison";
import { toDealThings } from "./deal-things";
import { compareFacts, type Places } from "./facts";
import { headerFacts, toPartyThing } from "./header-facts";
import { toIdentities } from "./identities";
import { matchThings, type Matches, type Thing } from "./match-things";
import { toReleaseThing } from "./release-things";
import { toResourceThing } from "./resource-things";

/** Merges identical changes at the same position, made in a deal that several releases share. */
const mergeChanges = (changes: readonly MeaningChange[]): MeaningChange[] => {
  const merged = new Map<string, { change: MeaningChange; others: number }>();
  for (const change of changes) {
    const { kind, field, before, after } = change;
    const key = JSON.stringify([kind, before?.from, after?.from, field && [field, before?.text, after?.text]]);
    const known = merged.get(key);
    if (known) known.others += 1;
    else merged.set(key, { change, others: 0 });
  }
  return [...merged.values()].map(({ change, others }) =>
    others === 0 ? change : { ...change, of: `${change.of}, and for ${others} more` },
  );
};

/** A message with its document. */
export interface ComparedMessage {
  document: ErnDocument;
  message: ErnMessage;
}

const toChanges = ({ both, removed, added }: Matches<Thing>, places: Places): MeaningChange[] => [
  ...removed.map(({ label, node, part }): MeaningChange => {
    return { part, kind: "removed", of: label, before: { text: label, ...places.before(node) } };
  }),
  ...added.map(({ label, node, part }): MeaningChange => {
    return { part, kind: "added", of: label, after: { text: label, ...places.after(node) } };
  }),
  ...both.flatMap(([old, now]) =>
    compareFacts(old.facts, now.facts, places).map((change): MeaningChange => {
      return { part: now.part, kind: "changed", of: now.label, ...change };
    }),
  ),
];

const ofNodes = <Item extends { node: NodeId }>(items: readonly Item[]): Map<NodeId, Item> =>
  new Map(items.map((item) => [item.node, item]));

/** Skips party references, so 3.8.2, which has no list of parties, can be compared with 4. */
const compareParties = (before: ErnMessage, after: ErnMessage, places: Places): MeaningChange[] => {
  if (before.parties.length === 0 || after.parties.length === 0) return [];
  return toChanges(matchThings(before.parties.map(toPartyThing), after.parties.map(toPartyThing)), places);
};

/**
 * Returns the differences between two messages of any versions: what was added, removed or changed. A different
 * position isn't a change, except for tracks whose order in a release changed: they have moved.
 */
export const compareMessages = (before: ComparedMessage, after: ComparedMessage): MeaningChange[] => {
  const places: Places = {
    before: (node) => rangeOf(before.document, node),
    after: (node) => rangeOf(after.document, node),
  };
  const [old, now] = [before.message, after.message];

  const resources = matchThings(old.resources.map(toResourceThing), now.resources.map(toResourceThing));
  const resourceOf = toIdentities(resources);
  const releases = matchThings(
    old.releases.map((release) => toReleaseThing(release, resourceOf.before)),
    now.releases.map((release) => toReleaseThing(release, resourceOf.after)),
  );
  const releaseOf = toIdentities(releases);
  const deals = matchThings(toDealThings(old, releaseOf.before), toDealThings(now, releaseOf.after));

  const [oldReleases, newReleases] = [ofNodes<ErnRelease>(old.releases), ofNodes<ErnRelease>(now.releases)];
  return [
    ...compareFacts(headerFacts(old), headerFacts(now), places).map((change): MeaningChange => {
      return { part: "message", kind: "changed", of: "The message", ...change };
    }),
    ...toChanges(releases, places),
    ...toChanges(resources, places),
    ...releases.both.flatMap(([one, other]) =>
      compareOrder([oldReleases.get(one.node)!, newReleases.get(other.node)!], resourceOf, places),
    ),
    ...mergeChanges(toChanges(deals, places)),
    ...compareParties(old, now, places),
  ];
};
