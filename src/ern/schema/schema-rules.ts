import type { ErnVersion } from "../model-types";
import { kindOfValue } from "./allowed-by-model";
import { toAutomaton, type ContentAutomaton } from "./content-automaton";
import { schemaModelOf } from "./schema-model-of";
import type { Particle, TypeModel } from "./schema-model";

/** A child that an element may have. */
export interface SchemaChild {
  name: string;
  required: boolean;
  repeatable: boolean;
  /** May it come again after those that follow it? */
  inTurn: boolean;
}

/** A choice between groups of children: if a group is used, all its required children must be there. */
export interface SchemaChoice {
  groups: { names: string[]; required: string[] }[];
  /** Must one of the groups be used? */
  required: boolean;
  /** May more than one be used? */
  many: boolean;
}

/** The type of an element's text, and its attributes. */
export interface SchemaType {
  /** Named as in `AllowedHere.kind`; "-" if it contains elements. */
  text: string;
  attributes: readonly { name: string; /** The name of a text's type. */ type: string; required: boolean }[];
}

const listChildren = (particle: Particle | undefined, isRequired = true, isRepeated = false): SchemaChild[] => {
  if (!particle || particle.kind === "any") return [];
  const required = isRequired && particle.min > 0;
  const repeated = isRepeated || particle.max === undefined;
  if (particle.kind === "element") return [{ name: particle.name, required, repeatable: repeated, inTurn: isRepeated }];
  const isChoice = particle.kind === "choice";
  return particle.of.flatMap((part) => listChildren(part, required && !isChoice, repeated));
};

const listChoices = (particle: Particle | undefined): SchemaChoice[] => {
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
  return [{ groups: groups.toSorted((one, other) => lastOf(one) - lastOf(other)), required, many: true }];
};

/** What a version says about an element. */
export interface ElementRules {
  /** Undefined if it has text. */
  content?: ContentAutomaton;
  children?: readonly SchemaChild[];
  choices: readonly SchemaChoice[];
  type: SchemaType;
  /** The index of a child's type. */
  typeOfChild: ReadonlyMap<string, number>;
}

const toChildren = (content: Particle): SchemaChild[] => {
  const children = new Map<string, SchemaChild>();
  for (const child of listChildren(content)) {
    const before = children.get(child.name);
    const required = child.required || before?.required === true;
    const repeatable = child.repeatable || before?.repeatable === true;
    // The order is that of the last occurrence: `PartyId+ | PartyName+ PartyId*`.
    children.delete(child.name);
    children.set(child.name, { ...child, required, repeatable });
  }
  return [...children.values()];
};

const createRules = (version: ErnVersion) => {
  const { roots, types, values } = schemaModelOf(version);
  const rules: ElementRules[] = [];
  const kindOf = (value = -1): string => kindOfValue(values[value]) ?? "string";
  const read = ({ content, text, attributes }: TypeModel): ElementRules => {
    const automaton = content && toAutomaton(content);
    const typeOfChild = new Map(
      automaton?.places.flatMap(({ element }) => (element ? [[element.name, element.type]] : [])),
    );
    return {
      ...(content && { content: automaton, children: toChildren(content) }),
      choices: listChoices(content),
      type: {
        text: content ? "-" : kindOf(text),
        attributes: attributes.map(({ name, required, value }) => ({ name, required, type: kindOf(value) })),
      },
      typeOfChild,
    };
  };
  const at = (type: number): ElementRules => (rules[type] ??= read(types[type]!));

  /** Types of elements whose ancestors aren't known, by parent and name and by name: those found first from the root. */
  const byName = new Map<string, number>();
  const ambiguous = new Set<string>();
  const listNames = (): void => {
    const all = Object.entries(roots);
    const seen = new Set<string>();
    for (const [parent, type] of all) {
      if (!byName.has(parent)) byName.set(parent, type);
      if (byName.get(parent) !== type) ambiguous.add(parent);
      if (seen.has(`${parent} ${type}`)) continue;
      seen.add(`${parent} ${type}`);
      for (const [name, child] of at(type).typeOfChild) {
        if (!byName.has(`${parent}/${name}`)) byName.set(`${parent}/${name}`, child);
        all.push([name, child]);
      }
    }
  };
  const named = (parent: string, name: string): number | undefined => {
    if (byName.size === 0) listNames();
    return byName.get(`${parent}/${name}`) ?? byName.get(name);
  };
  /** The type of all elements with a name; undefined if they have several. */
  const shared = (name: string): number | undefined => {
    const type = named("", name);
    return ambiguous.has(name) ? undefined : type;
  };
  return { at, named, shared };
};

const known = new Map<ErnVersion, ReturnType<typeof createRules>>();

/** The rules of a version: by the index of a type, and the type of an element by its name and its parent's. */
export const rulesOf = (version: ErnVersion): ReturnType<typeof createRules> => {
  const rules = known.get(version) ?? createRules(version);
  known.set(version, rules);
  return rules;
};

const rulesFor = (version: ErnVersion, parent: string, element: string): ElementRules | undefined => {
  const { at, named } = rulesOf(version);
  const type = named(parent, element);
  return type === undefined ? undefined : at(type);
};

/** The children that an element may have in a version, in order; undefined if the version or the element isn't listed. */
export const childrenInSchema = (
  version: ErnVersion | null,
  element: string,
  parent = "",
): readonly SchemaChild[] | undefined => (version ? rulesFor(version, parent, element)?.children : undefined);

/** The choices among an element's children, by its name and its parent's. */
export const choicesInSchema = (version: ErnVersion, parent: string, element: string): readonly SchemaChoice[] =>
  rulesFor(version, parent, element)?.choices ?? [];

/** The type of an element, by its version, its parent's name and its own; undefined if it isn't listed. */
export const typeInSchema = (version: ErnVersion, parent: string, element: string): SchemaType | undefined =>
  rulesFor(version, parent, element)?.type;
