import type { NodeId } from "../types";
import type { Matches, Thing } from "./match-things";

/** The same thing has the same key in both messages. */
export interface Identity {
  key: string;
  label: string;
  isInBoth: boolean;
}

/** Looks up an identity by its node in one of the messages. */
export type IdentityOf = (node: NodeId | undefined) => Identity | undefined;

export const toIdentities = ({ both, removed, added }: Matches<Thing>): { before: IdentityOf; after: IdentityOf } => {
  const [before, after] = [new Map<NodeId, Identity>(), new Map<NodeId, Identity>()];
  both.forEach(([old, now], at) => {
    const identity = { key: `= ${at}`, label: now.label, isInBoth: true };
    before.set(old.node, identity);
    after.set(now.node, identity);
  });
  removed.forEach(({ node, label }, at) => before.set(node, { key: `- ${at}`, label, isInBoth: false }));
  added.forEach(({ node, label }, at) => after.set(node, { key: `+ ${at}`, label, isInBoth: false }));
  return {
    before: (node) => (node === undefined ? undefined : before.get(node)),
    after: (node) => (node === undefined ? undefined : after.get(node)),
  };
};
