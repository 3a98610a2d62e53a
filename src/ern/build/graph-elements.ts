import type { ErnVersion } from "../model-types";
import { childrenInSchema } from "../schema/schema-rules";
import type { ElementData } from "../xml/write-element";
import { branch, leaf } from "./data-elements";
import type { GraphData, GraphParty } from "./graph-data";

type Id = GraphParty["ids"][number];

/** An element with text; empty if there's no text. */
export const leafOf = (name: string, text: string | null): ElementData[] => (text === null ? [] : [leaf(name, text)]);

export const leavesOf = (name: string, texts: readonly string[]): ElementData[] =>
  texts.map((text) => leaf(name, text));

/** An element with its children in schema order; children that the schema doesn't list come last. */
export const inOrder = (
  version: ErnVersion,
  name: string,
  parts: readonly ElementData[],
  attributes?: ElementData["attributes"],
): ElementData => {
  const order = childrenInSchema(version, name)?.map((child) => child.name) ?? [];
  const placeOf = ({ name: child }: ElementData): number =>
    (order.indexOf(child) + order.length + 1) % (order.length + 1);
  return branch(name, order.length === 0 ? parts : [...parts].sort((a, b) => placeOf(a) - placeOf(b)), attributes);
};

const toId = ({ type, namespace, value }: Id): ElementData =>
  leaf(type, value, namespace === undefined ? undefined : { Namespace: namespace });

/** Ids, split over as many elements as needed to keep each one in schema order. */
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

export const toPartyName = (name: string | null): ElementData[] =>
  name === null ? [] : [branch("PartyName", leafOf("FullName", name))];

/** A party's ids and name. An id of type PartyId becomes text, the others become elements. */
export const toPartyParts = ({ version }: GraphData, { ids, name }: GraphParty): ElementData[] => [
  ...ids.filter(({ type }) => type === "PartyId").map(toId),
  ...toIds(
    version,
    "PartyId",
    ids.filter(({ type }) => type !== "PartyId"),
  ),
  ...toPartyName(name),
];
