import type { ErnRelease } from "../model-types";
import type { Fact } from "./facts";
import { fullTitle } from "./full-title";
import type { IdentityOf } from "./identities";
import { toIdText, toKey } from "./keys";
import type { Thing } from "./match-things";
import { workFacts } from "./work-facts";

/** What is in it of that which both messages have; what only one of them has is a change of its own. */
const toContents = ({ items, linked }: ErnRelease, identityOf: IdentityOf): Fact => ({
  name: "Contents",
  values: [...items.map(({ resource }) => resource), ...linked].flatMap(({ node, target }) => {
    const identity = identityOf(target?.node);
    return identity?.isInBoth ? [{ text: identity.label, node }] : [];
  }),
});

/** A release: found by its identifiers, then by the recording that it is of, then by reference and title. */
export const toReleaseThing = (release: ErnRelease, identityOf: IdentityOf): Thing => {
  const { grid, icpn, ids, isMain, items, kind, labels, node, reference } = release;
  const title = fullTitle(release)?.text;
  const id = (icpn && `ICPN ${icpn.value}`) ?? (grid && `GRid ${grid.value}`);
  const recording = items.length === 1 ? identityOf(items[0]!.resource.target?.node) : undefined;
  const name = title ?? (recording ? `Release of ${recording.label}` : `${kind} ${reference?.value ?? ""}`.trim());
  return {
    part: "releases",
    node,
    label: id ? `${name}, ${id}` : name,
    keys: [
      ids.flatMap((each) => toKey(kind, toIdText(each))),
      kind === "TrackRelease" ? toKey(recording?.key) : [],
      toKey(kind, reference, title),
      toKey(kind, title),
      isMain ? ["main"] : [],
    ],
    facts: [
      ...workFacts(release),
      {
        name: "Labels",
        values: labels.flatMap((label) => (label.name ? [{ text: label.name.value, node: label.node }] : [])),
      },
      toContents(release, identityOf),
    ],
  };
};
