import type { ValueModel } from "../schema/schema-model";
import { type Declarations, deprecationOf, XML_SCHEMA, type XsdNode } from "./declarations";

export const ANY_TEXT: ValueModel = { name: "xs:anySimpleType", base: "string" };
const BUILT_IN = `{${XML_SCHEMA}}`;

const facetValues = (node: XsdNode, name: string): string[] =>
  node.children.filter((child) => child.name === name).map((child) => child.attribute("value") ?? "");

/** Returns the type that facets restrict another to. */
export const restrictValue = (base: ValueModel, restriction: XsdNode): ValueModel => {
  const enumerated = facetValues(restriction, "enumeration");
  const deprecated = restriction.children.flatMap((child): [string, string][] => {
    const since = child.name === "enumeration" ? deprecationOf(child) : undefined;
    return since === undefined ? [] : [[child.attribute("value") ?? "", since]];
  });
  // Patterns in one step are alternatives; each step adds to those before.
  const pattern = facetValues(restriction, "pattern").join("|");
  // A pattern without special characters is a value.
  const values = /^\w+$/.test(pattern) ? [pattern] : enumerated;
  return {
    ...base,
    ...(values.length > 0 && { values }),
    ...(deprecated.length > 0 && { deprecated: Object.fromEntries(deprecated) }),
    ...(pattern && values[0] !== pattern && { patterns: [...(base.patterns ?? []), pattern] }),
  };
};

/** Creates a parser of simple types, each of which is parsed once. */
export const createValueReader = ({ find }: Pick<Declarations, "find">) => {
  const known = new Map<XsdNode, ValueModel>();

  const union = (members: readonly ValueModel[], name: string): ValueModel => {
    const values = [...new Set(members.flatMap((member) => member.values ?? []))];
    const bases = new Set(members.map(({ base }) => base));
    const base = bases.size === 1 ? [...bases][0]! : "string";
    const deprecated = Object.assign({}, ...members.map((member) => member.deprecated)) as ValueModel["deprecated"];
    return {
      name,
      base,
      ...(values.length > 0 && { values }),
      ...(Object.keys(deprecated!).length > 0 && { deprecated }),
    };
  };

  const read = (node: XsdNode, name: string): ValueModel => {
    const found = known.get(node);
    if (found) return found;
    // A type defined by itself allows anything.
    known.set(node, ANY_TEXT);
    const of = node.children.find((child) => ["restriction", "list", "union"].includes(child.name));
    let value = ANY_TEXT;
    if (of?.name === "restriction") value = restrictValue(ofNode(of, "base") ?? ANY_TEXT, of);
    if (of?.name === "list") value = ofNode(of, "itemType") ?? ANY_TEXT;
    if (of?.name === "union") {
      const written = of.attribute("memberTypes")?.trim().split(/\s+/) ?? [];
      const inside = of.children.filter((child) => child.name === "simpleType");
      const members = [
        ...written.flatMap((memberName) => named(of, memberName) ?? []),
        ...inside.map((child) => read(child, "")),
      ];
      value = union(members, name);
    }
    const result = { ...value, name: name || value.name };
    known.set(node, result);
    return result;
  };

  /** The type with a name; undefined if it isn't a simple one. */
  const named = (node: XsdNode, written: string): ValueModel | undefined => {
    const key = node.resolve(written);
    if (key.startsWith(BUILT_IN)) {
      const base = key.slice(BUILT_IN.length);
      return base === "anyType" ? undefined : { name: `xs:${base}`, base };
    }
    const declared = find("simpleType", key);
    return declared && read(declared, written);
  };

  /** The type that an attribute of a node names, otherwise the one inside the node; undefined if there's neither. */
  const ofNode = (node: XsdNode, attribute: string): ValueModel | undefined => {
    const written = node.attribute(attribute);
    if (written !== undefined) return named(node, written);
    const inside = node.children.find((child) => child.name === "simpleType");
    return inside && read(inside, "");
  };

  return { ofNode, named };
};
