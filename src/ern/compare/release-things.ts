import type { ErnRelease } from "../model-types";
import type { Fact } from "./facts";
import { fullTitle } from "./full-title";
import type { IdentityOf } from "./identities";
import { toIdText, toKey } from "./keys";
import type { Thing } from "./match-things";
import { workFacts } from "./work-facts";

/** The contents that both messages have; contents that only one has are a change of their own. */
const toContents = ({ items, linked }: ErnRelease, identityOf: IdentityOf): Fact => ({
  name: "Contents",
  values: [...items.map(({ resource }) => resource), ...linked].flatMap(({ node, target }) => {
    const identity = identityOf(target?.node);
    return identity?.isInBoth ? [{ text: identity.label, node }] : [];
  }),
});

/** A release: matched by its identifiers, then by its recording, then by reference and title. */
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
