import { memoize } from "../memoize";
import type { ErnVersion } from "../model-types";
import type { SchemaChild } from "./list-children";
import { schemaModelOf } from "./schema-model-of";
import { rulesOf, usesIn } from "./schema-rules";

/** What a version says about a child element or an attribute. */
export type PartFacts = Pick<SchemaChild, "required" | "repeatable" | "deprecated">;

/** The child elements of an element, its attributes with "@" before their names, and its choices: "StartDate | StartDateTime". */
export type Parts = ReadonlyMap<string, PartFacts>;

/** An element with one name in parents with one name. */
export interface ErnElement {
  name: string;
  parent: string;
  /** The child of the message that it's in, such as "ResourceList". */
  area: string;
  parts: Parts;
  /** The type of its text, or the name of its set of values; undefined if it contains elements. */
  text?: string;
}

/** The parts of one type. */
const partsOf = (version: ErnVersion, type: number): Parts => {
  const { children = [], choices, typeOfChild } = rulesOf(version).rulesOfType(type);
  const parts = new Map<string, PartFacts>();
  for (const child of typeOfChild.keys()) {
    const { required, repeatable, deprecated } = children.find(({ name }) => name === child)!;
    parts.set(child, { required, repeatable, deprecated });
  }
  const once = { repeatable: false, deprecated: false };
  for (const { groups, required } of choices)
    parts.set(groups.map(({ names: [first] }) => first).join(" | "), { required, ...once });
  for (const { name, required, deprecated = false } of schemaModelOf(version).types[type]!.attributes)
    parts.set(`@${name}`, { ...once, required, deprecated });
  return parts;
};

/** Returns the parts of several elements: one is required or deprecated if it is in each element that has it. */
export const unionOf = (all: readonly Parts[]): Parts => {
  const names = new Set(all.flatMap((parts) => [...parts.keys()]));
  const merge = (name: string): PartFacts => {
    const found = all.flatMap((parts) => parts.get(name) ?? []);
    return {
      required: found.every(({ required }) => required),
      repeatable: found.some(({ repeatable }) => repeatable),
      deprecated: found.every(({ deprecated }) => deprecated),
    };
  };
  return new Map([...names].map((name) => [name, merge(name)]));
};

/** Returns the elements of a version by their path from the parent, "Image/TechnicalDetails", in a message's order. */
export const elementsOf = memoize((version: ErnVersion): ReadonlyMap<string, ErnElement> => {
  const { types, values } = schemaModelOf(version);
  const found = new Map<string, ErnElement>();
  for (const { name, parent, area, type } of usesIn(version)) {
    const before = found.get(`${parent}/${name}`);
    const parts = partsOf(version, type);
    const text = values[types[type]!.text ?? -1]?.name;
    const merged = before && { ...before, parts: unionOf([before.parts, parts]) };
    found.set(`${parent}/${name}`, merged ?? { name, parent, area, parts, text });
  }
  return found;
});
