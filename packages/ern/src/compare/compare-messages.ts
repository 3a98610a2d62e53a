import type { ErnMessage } from "../model-types";
import { rangeOf } from "../xml/nodes";
import { compareOrder } from "./compare-order";
import { dealItems, messageItem, partyItem } from "./compared-items";
import { compareFacts, type MeaningChange, type Places } from "./comparison";
import { type Matches, matchItems, toIdentities } from "./match-items";
import { type ComparedMessage, matchWorks, type Works } from "./match-works";

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

const toChanges = ({ both, removed, added }: Matches, places: Places): MeaningChange[] => [
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

/** Returns what was added, removed or changed between two messages, and tracks that moved within a release. */
export const compareMessages = (
  before: ComparedMessage,
  after: ComparedMessage,
  works: Works = matchWorks(before, after),
): MeaningChange[] => {
  const places: Places = {
    before: (node) => rangeOf(before.document, node),
    after: (node) => rangeOf(after.document, node),
  };
  const [old, now] = [before.message, after.message];
  const { resources, resourceOf, releases, oldReleases, newReleases } = works;
  const releaseOf = toIdentities(releases);
  const deals = matchItems(dealItems(old, releaseOf.before), dealItems(now, releaseOf.after));

  // Without a list of parties, as in 3.8.2, there is nothing to compare.
  const hasParties = old.parties.length > 0 && now.parties.length > 0;
  const toPartyItems = ({ parties }: ErnMessage) => (hasParties ? parties.map(partyItem) : []);
  const parties = matchItems(toPartyItems(old), toPartyItems(now));
  return [
    ...toChanges(matchItems([messageItem(old)], [messageItem(now)]), places),
    ...toChanges(releases, places),
    ...toChanges(resources, places),
    ...releases.both.flatMap(([earlier, later]) =>
      compareOrder(oldReleases.get(earlier.node)!, newReleases.get(later.node)!, resourceOf, places),
    ),
    ...mergeChanges(toChanges(deals, places)),
    ...toChanges(parties, places),
  ];
};
