import type { ErnArtist, ErnNamed, ErnParty, ErnReference, ErnValue } from "../model-types";
import type { NodeId } from "../types";
import { childElements } from "../xml/nodes";
import type { Reader } from "./reader";
import { IdValue, orNone, ReferenceValue } from "./element-value";

/** Targets by their reference. */
export type Targets<Target> = ReadonlyMap<string, Target>;

/** The first of each reference: a duplicate is a problem, not another target. */
export const toTargets = <Target extends { reference: ErnValue | null }>(
  targets: readonly Target[],
): Targets<Target> => {
  const found = new Map<string, Target>();
  for (const target of targets) {
    const reference = target.reference?.value;
    if (reference && !found.has(reference)) found.set(reference, target);
  }
  return found;
};

export const toReference = <Target>(
  { document }: Reader,
  { node, value }: ErnValue,
  targets: Targets<Target>,
): ErnReference<Target> => new ReferenceValue(document, node, targets.get(value) ?? null);

/** A party's name: its full name, or the text if the name has no parts. */
const readName = (reader: Reader, node: NodeId): ErnValue | null =>
  reader.first(node, "PartyName", "FullName") ?? reader.first(node, "PartyName");

/** A party from the list of parties, or one written inline. */
export const readParty = (reader: Reader, node: NodeId): ErnParty => {
  const ids = reader.all(node, "PartyId");
  const typed = reader.ids(ids);
  const plain = ids
    .filter((id) => childElements(reader.document, id).length === 0)
    .map((id) => new IdValue(reader.document, id, "PartyId"));
  return {
    node,
    reference: reader.first(node, "PartyReference"),
    name: readName(reader, node),
    ids: orNone([...plain, ...typed]),
  };
};

/** A person or organisation named by a party reference (4.x) or inline (3.8.2). */
const readNamed = (reader: Reader, node: NodeId, reference: string, parties: Targets<ErnParty>): ErnNamed => {
  const value = reader.first(node, reference);
  const party = value && toReference(reader, value, parties);
  return { node, name: party?.target?.name ?? readName(reader, node), party };
};

export const readArtists = (
  reader: Reader,
  nodes: readonly NodeId[],
  words: { reference: string; roles: readonly string[] },
  parties: Targets<ErnParty>,
): ErnArtist[] =>
  nodes.map((node) => ({
    ...readNamed(reader, node, words.reference, parties),
    roles: orNone(words.roles.flatMap((role) => reader.values(node, role))),
  }));

/** A release's labels: references to parties in 4.x, names in 3.8.2. */
export const readLabels = (reader: Reader, bodies: readonly NodeId[], parties: Targets<ErnParty>): ErnNamed[] => [
  ...reader.values(bodies, "ReleaseLabelReference").map((value) => {
    const party = toReference(reader, value, parties);
    return { node: value.node, name: party.target?.name ?? null, party };
  }),
  ...reader.values(bodies, "LabelName").map((name) => ({ node: name.node, name, party: null })),
];
