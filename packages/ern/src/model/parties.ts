import type { ErnArtist, ErnNamed, ErnParty, ErnValue } from "../model-types";
import type { NodeId } from "../types";
import { childElements } from "../xml/nodes";
import { type Part, toReference } from "./part";
import type { Reader } from "./reader";

/** A party's name: its full name, or the text if the name has no parts. */
const partyName = (reader: Reader, node: NodeId): ErnValue | null =>
  reader.first(node, "PartyName", "FullName") ?? reader.first(node, "PartyName");

/** Returns a party from the list of parties, or one written inline. */
export const toErnParty = (reader: Reader, node: NodeId): ErnParty => {
  const ids = reader.all(node, "PartyId");
  const plain = ids.filter((id) => childElements(reader.document, id).length === 0);
  return {
    node,
    reference: reader.first(node, "PartyReference"),
    name: partyName(reader, node),
    ids: [...plain.map((id) => reader.toId(id, "PartyId")), ...reader.ids(ids)],
  };
};

/** Roles by their element's name: its text, or that of its Value (since 4.3.1). */
const listRoles = (reader: Reader, node: NodeId, name: string): ErnValue[] =>
  reader.all(node, name).map((role) => reader.first(role, "Value") ?? reader.valueOf(role));

/** Returns persons or organisations, named by a party reference (4.x) or inline (3.8.2), with their roles. */
export const toErnArtists = (
  { reader, parties }: Part["context"],
  nodes: readonly NodeId[],
  kind: "Artist" | "Contributor",
  roles: readonly string[],
): ErnArtist[] =>
  nodes.map((node) => {
    const value = reader.first(node, `${kind}PartyReference`);
    const party = value && toReference(reader, value, parties);
    const name = party?.target?.name ?? partyName(reader, node);
    return { node, name, party, roles: roles.flatMap((role) => listRoles(reader, node, role)) };
  });

/** Returns a release's labels: references to parties in 4.x, names in 3.8.2. */
export const toErnLabels = ({ reader, parties }: Part["context"], bodies: readonly NodeId[]): ErnNamed[] => [
  ...reader.values(bodies, "ReleaseLabelReference").map((value) => {
    const party = toReference(reader, value, parties);
    return { node: value.node, name: party.target?.name ?? null, party };
  }),
  ...reader.values(bodies, "LabelName").map((name) => ({ node: name.node, name, party: null })),
];
