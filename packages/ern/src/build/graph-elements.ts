import type { ErnVersion } from "../model-types";
import { childrenInSchema } from "../schema/schema-rules";
import type { ElementData } from "../xml/to-xml";
import { type Attributes, branch, leaf, leafOf, type Part } from "./elements";
import type { GraphParty } from "./graph-data";

type Id = GraphParty["ids"][number];

/** Returns an element with its children in schema order; children that the schema doesn't list come last. */
export const inSchemaOrder = (version: ErnVersion, name: string, parts: readonly Part[], attributes?: Attributes) => {
  const order = childrenInSchema(version, name)?.map((child) => child.name) ?? [];
  const placeOf = ({ name: child }: ElementData): number =>
    (order.indexOf(child) + order.length + 1) % (order.length + 1);
  const element = branch(name, parts, attributes);
  return { ...element, children: element.children?.toSorted((a, b) => placeOf(a) - placeOf(b)) };
};

const toId = ({ type, namespace, value }: Id): ElementData =>
  leaf(type, value, namespace === undefined ? undefined : { Namespace: namespace });

/** Returns elements with ids: as many as needed so that each is in schema order. */
export const toIds = (version: ErnVersion, name: string, ids: readonly Id[]): ElementData[] => {
  const rules = childrenInSchema(version, name) ?? [];
  const elements: ElementData[][] = [];
  let last = Infinity;
  for (const id of ids) {
    const place = rules.findIndex((rule) => rule.name === id.type);
    if (elements.length === 0 || place < last || (place === last && !rules[place]?.repeatable)) elements.push([]);
    elements.at(-1)!.push(toId(id));
    last = place;
  }
  return elements.map((children) => branch(name, children));
};

/** Returns a name as ERN writes it; nothing for null. */
export const toPartyName = (name: string | null): Part =>
  name !== null && branch("PartyName", [leaf("FullName", name)]);

/** Returns a party's reference, ids and name. An id of type PartyId becomes text, the others become elements. */
export const toParty = (version: ErnVersion, element: string, { reference, ids, name }: GraphParty): ElementData => {
  const others = ids.filter(({ type }) => type !== "PartyId");
  return inSchemaOrder(version, element, [
    element === "Party" && leafOf("PartyReference", reference),
    ids.filter(({ type }) => type === "PartyId").map(toId),
    toIds(version, "PartyId", others),
    toPartyName(name),
  ]);
};
