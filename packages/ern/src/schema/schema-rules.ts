import { memoize } from "../memoize";
import type { ErnVersion } from "../model-types";
import { kindOfValue } from "./allowed-by-model";
import { type ContentAutomaton, toAutomaton } from "./content-automaton";
import { listChoices, type SchemaChild, type SchemaChoice, toChildren } from "./list-children";
import type { TypeModel } from "./schema-model";
import { schemaModelOf } from "./schema-model-of";
import { MESSAGE } from "./versions";

/** The type of an element's text, and its attributes. */
export interface SchemaType {
  /** Named as in `AllowedHere.kind`, territories by their set of values; "-" if it contains elements. */
  text: string;
  attributes: readonly { name: string; /** The name of a text's type. */ type: string; required: boolean }[];
}

/** What a version says about an element. */
export interface ElementRules {
  /** Undefined if it has text. */
  content?: ContentAutomaton;
  children?: readonly SchemaChild[];
  choices: readonly SchemaChoice[];
  /** Names of the required children that may be any text, even none. */
  needed: ReadonlySet<string>;
  type: SchemaType;
  /** The index of a child's type. */
  typeOfChild: ReadonlyMap<string, number>;
}

const createRules = (version: ErnVersion, root: string) => {
  const { types, values } = schemaModelOf(version, root);
  const rules: ElementRules[] = [];
  const kindOf = (value = -1): string => {
    const kind = kindOfValue(values[value]) ?? "string";
    return kind === "territory" ? values[value]!.name : kind;
  };
  const read = ({ content, text, attributes }: TypeModel): ElementRules => {
    const automaton = content && toAutomaton(content);
    const typeOfChild = new Map(
      automaton?.places.flatMap(({ element }) => (element ? [[element.name, element.type]] : [])),
    );
    const children = content && toChildren(content);
    const isAnyText = (name: string): boolean => {
      const child = types[typeOfChild.get(name)!]!;
      return !child.content && kindOf(child.text) === "string";
    };
    const needed = children?.filter(({ name, required }) => required && isAnyText(name)).map(({ name }) => name);
    return {
      ...(content && { content: automaton, children }),
      needed: new Set(needed),
      choices: listChoices(content),
      type: {
        text: content ? "-" : kindOf(text),
        attributes: attributes.map(({ name, required, value }) => ({ name, required, type: kindOf(value) })),
      },
      typeOfChild,
    };
  };
  const rulesOfType = (type: number): ElementRules => (rules[type] ??= read(types[type]!));

  /** Types of elements whose ancestors aren't known, by parent and name and by name: those found first from the root. */
  const byName = new Map<string, number>();
  const ambiguous = new Set<string>();
  const listNames = (): void => {
    for (const { name, parent, type } of usesIn(version, root)) {
      for (const path of [name, `${parent}/${name}`]) if (!byName.has(path)) byName.set(path, type);
      if (byName.get(name) !== type) ambiguous.add(name);
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
  return { rulesOfType, named, shared };
};

const rulesByRoot = memoize((version: ErnVersion) => memoize((root: string) => createRules(version, root)));

/** Returns a message's rules by the index of a type, and types by the names of elements and their parents. */
export const rulesOf = (version: ErnVersion, root = MESSAGE) => rulesByRoot(version)(root);

/** An element in one type of parent. */
export interface ElementUse {
  name: string;
  /** The index of its type. */
  type: number;
  /** The parent's name and type; "" and -1 for the message itself. */
  parent: string;
  within: number;
  /** The child of the message that it's in, such as "ResourceList". */
  area: string;
}

const listUses = (version: ErnVersion, message: string): readonly ElementUse[] => {
  const { rulesOfType } = rulesOf(version, message);
  const roots = Object.entries(schemaModelOf(version, message).roots);
  const all = roots.map(([name, type]): ElementUse => ({ name, type, parent: "", within: -1, area: name }));
  const seen = new Set<string>();
  for (const { name: parent, type: within, parent: grandparent, area } of all) {
    if (seen.has(`${parent} ${within}`)) continue;
    seen.add(`${parent} ${within}`);
    for (const [name, type] of rulesOfType(within).typeOfChild)
      all.push({ name, type, parent, within, area: grandparent === "" ? name : area });
  }
  return all;
};

const usesByRoot = memoize((version: ErnVersion) => memoize((root: string) => listUses(version, root)));

/** Returns the elements of a version's message in each type of parent, those nearest to the message first. */
export const usesIn = (version: ErnVersion, root = MESSAGE): readonly ElementUse[] => usesByRoot(version)(root);

const rulesFor = (version: ErnVersion, parent: string, element: string): ElementRules | undefined => {
  const { rulesOfType, named } = rulesOf(version);
  const type = named(parent, element);
  return type === undefined ? undefined : rulesOfType(type);
};

/** Returns an element's children in order; undefined if the version or the element isn't listed. */
export const childrenInSchema = (
  version: ErnVersion | null,
  element: string,
  parent = "",
): readonly SchemaChild[] | undefined => (version ? rulesFor(version, parent, element)?.children : undefined);

/** Returns the choices among an element's children, by its name and its parent's. */
export const choicesInSchema = (version: ErnVersion, parent: string, element: string): readonly SchemaChoice[] =>
  rulesFor(version, parent, element)?.choices ?? [];

/** Returns the type of an element, by its version, its parent's name and its own; undefined if it isn't listed. */
export const typeInSchema = (version: ErnVersion, parent: string, element: string): SchemaType | undefined =>
  rulesFor(version, parent, element)?.type;
