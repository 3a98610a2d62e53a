import type { Particle } from "./schema-model";

/** A child that an element may have. */
export interface SchemaChild {
  name: string;
  required: boolean;
  repeatable: boolean;
  deprecated: boolean;
  /** Whether it may come again after those that follow it. */
  inTurn: boolean;
}

/** A choice between groups of children: if a group is used, all its required children must be there. */
export interface SchemaChoice {
  groups: { names: string[]; required: string[] }[];
  /** Whether one of the groups is required. */
  required: boolean;
  /** Whether more than one may be used. */
  many: boolean;
}

const listChildren = (particle: Particle | undefined, isRequired = true, isRepeated = false): SchemaChild[] => {
  if (!particle || particle.kind === "any") return [];
  const required = isRequired && particle.min > 0;
  const repeated = isRepeated || particle.max === undefined;
  if (particle.kind === "element") {
    const { name, deprecated = false } = particle;
    return [{ name, required, repeatable: repeated, deprecated, inTurn: isRepeated }];
  }
  const isChoice = particle.kind === "choice";
  return particle.of.flatMap((part) => listChildren(part, required && !isChoice, repeated));
};

/** Returns the choices among the children of a content model. */
export const listChoices = (particle: Particle | undefined): SchemaChoice[] => {
  if (!particle || particle.kind === "element" || particle.kind === "any") return [];
  if (particle.kind !== "choice") return particle.of.flatMap(listChoices);
  const groups = particle.of.map((part) => {
    const children = listChildren(part);
    return {
      names: children.map(({ name }) => name),
      required: children.filter(({ required }) => required).map(({ name }) => name),
    };
  });
  const names = groups.flatMap((group) => group.names);
  const required = particle.min > 0 && groups.every((group) => group.required.length > 0);
  const many = particle.max === undefined;
  if (new Set(names).size === names.length) return [{ groups, required, many }];
  // Groups that share a name aren't alternatives: `PartyId+ | PartyName+ PartyId*`.
  const lastOf = (group: { required: string[] }): number => names.lastIndexOf(group.required[0] ?? "");
  return [{ groups: groups.toSorted((a, b) => lastOf(a) - lastOf(b)), required, many: true }];
};

/** Returns the children of a content model, each once. */
export const toChildren = (content: Particle): SchemaChild[] => {
  const children = new Map<string, SchemaChild>();
  for (const child of listChildren(content)) {
    const before = children.get(child.name);
    const required = child.required || before?.required === true;
    const repeatable = child.repeatable || before?.repeatable === true;
    const deprecated = child.deprecated && before?.deprecated !== false;
    // The order is that of the last occurrence: `PartyId+ | PartyName+ PartyId*`.
    children.delete(child.name);
    children.set(child.name, { ...child, required, repeatable, deprecated });
  }
  return [...children.values()];
};
