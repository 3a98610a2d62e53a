import type { ErnVersion } from "../model-types";
import { listChoices } from "./list-children";
import type { Particle, SchemaModel } from "./schema-model";
import { schemaModelOf } from "./schema-model-of";

/** What a version says about a child element or an attribute. */
export interface PartFacts {
  required: boolean;
  repeatable: boolean;
  deprecated: boolean;
}

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

type ElementParticle = Extract<Particle, { kind: "element" }>;

interface Child {
  particle: ElementParticle;
  facts: PartFacts;
}

const childrenOf = (particle: Particle | undefined, required = true, repeatable = false): Child[] => {
  if (!particle || particle.kind === "any") return [];
  const facts = {
    required: required && particle.min > 0,
    repeatable: repeatable || particle.max !== 1,
    deprecated: particle.kind === "element" && particle.deprecated === true,
  };
  if (particle.kind === "element") return [{ particle, facts }];
  return particle.of.flatMap((part) =>
    childrenOf(part, facts.required && particle.kind !== "choice", facts.repeatable),
  );
};

/** The parts of one type. A child that occurs several times in a content model counts as one. */
const partsOf = ({ types }: SchemaModel, type: number): Parts => {
  const parts = new Map<string, PartFacts>();
  for (const { particle, facts } of childrenOf(types[type]!.content)) {
    const before = parts.get(particle.name) ?? facts;
    parts.set(particle.name, {
      required: facts.required || before.required,
      repeatable: facts.repeatable || before.repeatable,
      deprecated: facts.deprecated && before.deprecated,
    });
  }
  for (const { groups, required } of listChoices(types[type]!.content))
    parts.set(groups.map(({ names: [first] }) => first).join(" | "), {
      required,
      repeatable: false,
      deprecated: false,
    });
  for (const { name, required, deprecated = false } of types[type]!.attributes)
    parts.set(`@${name}`, { required, repeatable: false, deprecated });
  return parts;
};

/** What all of several elements have: a part is required or deprecated if it's so in each that has it. */
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

const read = (version: ErnVersion): ReadonlyMap<string, ErnElement> => {
  const model = schemaModelOf(version);
  const found = new Map<string, ErnElement>();
  const seen = new Set<string>();
  const queue = Object.entries(model.roots).map(([name, type]) => ({ name, type, parent: "", area: name }));
  for (const { name, type, parent, area } of queue) {
    const path = `${parent}/${name}`;
    if (seen.has(`${path} ${type}`)) continue;
    seen.add(`${path} ${type}`);
    const parts = partsOf(model, type);
    const before = found.get(path);
    found.set(
      path,
      before
        ? { ...before, parts: unionOf([before.parts, parts]) }
        : { name, parent, area, parts, text: model.values[model.types[type]!.text ?? -1]?.name },
    );
    for (const { particle } of childrenOf(model.types[type]!.content))
      queue.push({
        name: particle.name,
        type: particle.type,
        parent: name,
        area: parent === "" ? particle.name : area,
      });
  }
  return found;
};

const known = new Map<ErnVersion, ReadonlyMap<string, ErnElement>>();

/** The elements of a version by their path from the parent, "Image/TechnicalDetails", in the order of a message. */
export const elementsOf = (version: ErnVersion): ReadonlyMap<string, ErnElement> => {
  const elements = known.get(version) ?? read(version);
  known.set(version, elements);
  return elements;
};
