import type { ErnVersion } from "../model-types";
import { TERRITORIES } from "../values/territories";
import { valueSet } from "../values/value-sets";
import type { AllowedHere, ElementNames, LackingChild } from "./allowed-here";
import { choicesInSchema, childrenInSchema, type SchemaChild, typeInSchema } from "./schema-rules";

const namesOf = (element: ElementNames): [parent: string, own: string] => [element.at(-2) ?? "", element.at(-1) ?? ""];

const rulesOf = (version: ErnVersion, element: ElementNames): SchemaChild[] | undefined =>
  childrenInSchema(version, element.at(-1) ?? "", element.at(-2), element);

/** Names that no child may have, because the element already has an alternative to them. */
const ruledOut = (version: ErnVersion, element: ElementNames, present: readonly string[]): string[] =>
  choicesInSchema(version, ...namesOf(element)).flatMap(({ groups, many }) => {
    const isThere = ({ names }: { names: string[] }): boolean => names.some((name) => present.includes(name));
    return many || !groups.some(isThere) ? [] : groups.filter((group) => !isThere(group)).flatMap(({ names }) => names);
  });

/** The positions in the order that limit a child before the one with an index. */
const placesAt = (order: readonly string[], present: readonly string[], at: number): [first: number, last: number] => {
  const placeOf = (name: string): number => order.indexOf(name);
  const isKnown = (name: string): boolean => placeOf(name) !== -1;
  const before = present.slice(0, at).findLast(isKnown);
  const after = present.slice(at).find(isKnown);
  return [before === undefined ? 0 : placeOf(before), after === undefined ? order.length : placeOf(after)];
};

const childrenAt = (
  version: ErnVersion,
  around: ElementNames,
  present: readonly string[],
  at?: number,
): string[] | undefined => {
  const rules = rulesOf(version, around);
  if (!rules) return undefined;
  const not = ruledOut(version, around, present);
  const order = rules.map(({ name }) => name);
  const [first, last] = at === undefined ? [0, order.length] : placesAt(order, present, at);
  return rules
    .filter(({ name, repeatable, inTurn }, place) => {
      const isFree = repeatable || !present.includes(name);
      return isFree && !not.includes(name) && (first <= place || inTurn) && place <= last;
    })
    .map(({ name }) => name);
};

/** The index of the child that a new one goes before, the first that must come after it, so disorder never grows. */
const placeIn = (rules: readonly SchemaChild[], present: readonly string[], name: string): number => {
  const order = rules.map((rule) => rule.name);
  const at = present.findIndex((child) => order.indexOf(child) > order.indexOf(name));
  return at === -1 ? present.length : at;
};

/** Names that choices require: the missing ones of a group that has been started, otherwise those of the first group. */
const chosenIn = (version: ErnVersion, element: ElementNames, present: readonly string[]): string[] =>
  choicesInSchema(version, ...namesOf(element)).flatMap(({ groups, required }) => {
    const there = groups.find(({ names }) => names.some((name) => present.includes(name)));
    return (there ?? (required ? groups[0] : undefined))?.required ?? [];
  });

const lackingIn = (
  version: ErnVersion,
  element: ElementNames,
  present: readonly string[],
): LackingChild[] | undefined => {
  const rules = rulesOf(version, element);
  if (!rules) return undefined;
  const chosen = chosenIn(version, element, present);
  return rules
    .filter(({ name, required }) => (required || chosen.includes(name)) && !present.includes(name))
    .map(({ name }) => ({ name, at: placeIn(rules, present, name) }));
};

/** The type of the element's text or of an attribute. */
const kindOf = (version: ErnVersion, element: ElementNames, attribute?: string): string | undefined => {
  const type = typeInSchema(version, ...namesOf(element));
  return attribute === undefined ? type?.text : type?.attributes.find(({ name }) => name === attribute)?.type;
};

/** The values that a text of a type may have, if they are listed. */
const valuesOf = (version: ErnVersion, type: string | undefined): readonly string[] => {
  if (type === undefined) return [];
  if (type === "boolean") return ["true", "false"];
  if (type === "territory") return TERRITORIES;
  return [...(valueSet(version, type === "language" ? "languageCode" : type) ?? [])];
};

/** What the engine's own lists of a version allow. */
export const allowedByLists = (version: ErnVersion): AllowedHere => ({
  maker: `this site’s tables of ERN ${version}`,
  children: (around, present, at) => childrenAt(version, around, present, at),
  placeOf: (around, present, name) => {
    const rules = rulesOf(version, around);
    return rules && childrenAt(version, around, present)!.includes(name) ? placeIn(rules, present, name) : undefined;
  },
  lacking: (element, present) => lackingIn(version, element, present),
  attributes: (element) =>
    (typeInSchema(version, ...namesOf(element))?.attributes ?? []).map(({ name, required }) => ({ name, required })),
  values: (element, attribute) => valuesOf(version, kindOf(version, element, attribute)),
  kind: (element, attribute) => kindOf(version, element, attribute),
});
