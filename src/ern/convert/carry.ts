import { branch } from "../build/elements";
import type { ErnVersion } from "../model-types";
import { movesBetween } from "../schema/moves-between";
import { childrenInSchema, rulesOf } from "../schema/schema-rules";
import type { ElementData } from "../xml/write-element";
import type { SourceElement } from "./source-element";

/** Makes what an element becomes in the new parent; undefined if it leaves that to the others. */
export type Carrier = (source: SourceElement, parent: SourceElement) => readonly ElementData[] | undefined;

interface Goal {
  name: string;
  /** Index of the type in the model of 4.3. */
  type: number;
  /** Why it's called so. */
  why?: string;
}

/** A duration of hours, minutes and seconds in seconds. */
const secondsOf = (duration: string): string | undefined => {
  const [whole, hours = 0, minutes = 0, seconds = 0] =
    /^PT(?:(\d+)H)?(?:(\d+)M)?(?:(\d+(?:\.\d+)?)S)?$/.exec(duration) ?? [];
  return whole && String(Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds));
};

/**
 * Carries elements over to ERN 4.3: what both versions have, what only has another name or is in another element, and
 * what the carriers make, by the path of an element from its parent. Anything else is left to be decided.
 */
export const createCarry = (version: ErnVersion, carriers: Readonly<Record<string, Carrier>>) => {
  const { at } = rulesOf("4.3");
  const moves = new Map(movesBetween(version, "4.3").map(({ from, to }) => [from, to.split("/")]));

  const typeIn = (type: number | undefined, name: string): number | undefined =>
    type === undefined ? undefined : at(type).typeOfChild.get(name);

  /** The new element of 4.3 around a child that was directly in its parent, and the child's name in it. */
  const findWrapper = (source: SourceElement, parent: SourceElement, type: number): [string, string] | undefined => {
    const [around, name] = moves.get(`${parent.name}/${source.name}`) ?? [];
    if (around && name && typeIn(typeIn(type, around), name) !== undefined) return [around, name];
    const before = childrenInSchema(version, parent.name, parent.parent?.name) ?? [];
    const known = new Set(before.map((child) => child.name));
    const { typeOfChild } = at(type);
    const found = [...typeOfChild.keys()].find(
      (each) => !known.has(each) && typeIn(typeOfChild.get(each), name ?? source.name) !== undefined,
    );
    return found && known.has(source.name) ? [found, name ?? source.name] : undefined;
  };

  const carryChildren = (parent: SourceElement, parentType: number): ElementData[] => {
    const wrappers = new Map<string, ElementData[]>();
    const children = parent.all().flatMap((source): readonly ElementData[] => {
      const made = carriers[`${parent.name}/${source.name}`]?.(source, parent);
      if (made) return made;
      const own = typeIn(parentType, source.name);
      if (own !== undefined) return [carry(source, { name: source.name, type: own })];
      const [, name = ""] = moves.get(`${parent.name}/${source.name}`) ?? [];
      const renamed = typeIn(parentType, name);
      if (renamed !== undefined) return [carry(source, { name, type: renamed, why: `4.3 calls it ${name}.` })];
      const [around, inner] = findWrapper(source, parent, parentType) ?? [];
      if (!around || !inner) return [];
      const why = `4.3 has it in ${around}.`;
      const parts = wrappers.get(around) ?? [];
      wrappers.set(around, parts);
      parts.push(carry(source, { name: inner, type: typeIn(typeIn(parentType, around), inner)!, why }));
      return [];
    });
    const whyWrapper = `4.3 has these parts of ${parent.name} in an element of their own.`;
    const wrapped = [...wrappers].map(([name, parts]) => parent.ledger.add(branch(name, parts), whyWrapper));
    return [...children, ...wrapped];
  };

  const carry = (source: SourceElement, { name, type, why }: Goal): ElementData => {
    const { content, type: own } = at(type);
    const keep = own.attributes.map((attribute) => attribute.name).join(" ");
    if (content) return source.branch(name, carryChildren(source, type), { keep, why });
    const seconds = own.text === "decimal" ? secondsOf(source.text) : undefined;
    if (seconds === undefined) return source.leaf(name, { keep, why });
    return source.leaf(name, { keep, text: seconds, why: "4.3 counts it in seconds." });
  };

  return carryChildren;
};
