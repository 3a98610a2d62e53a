import type { Particle } from "../schema/schema-model";
import { type Declarations, deprecationOf, toKey, type XsdNode } from "./declarations";

const occursIn = (node: XsdNode): Pick<Particle, "min" | "max"> => {
  const max = node.attribute("maxOccurs") ?? "1";
  return { min: Number(node.attribute("minOccurs") ?? 1), ...(max !== "unbounded" && { max: Number(max) }) };
};

const PARTICLES = ["sequence", "choice", "all", "group"];
/** Returns whether a node can be the content of a type. */
export const isParticle = ({ name }: XsdNode): boolean => PARTICLES.includes(name);

interface Elements extends Pick<Declarations, "find" | "substitutesFor"> {
  /** The index of an element's type. */
  typeOf: (element: XsdNode) => number;
  meaningOf: (element: XsdNode) => string | undefined;
}

/** Creates a parser of the content of a type: sequences, choices, groups and elements, with their substitutes. */
export const createParticleReader = ({ find, substitutesFor, typeOf, meaningOf }: Elements) => {
  const readElement = (node: XsdNode): Particle => {
    const ref = node.attribute("ref");
    if (ref === undefined) {
      const type = typeOf(node);
      return {
        kind: "element",
        name: node.attribute("name") ?? "",
        type,
        ...(deprecationOf(node) !== undefined && { deprecated: true }),
        meaning: meaningOf(node),
        ...occursIn(node),
      };
    }
    const key = node.resolve(ref);
    const declared = find("element", key);
    if (!declared) return { kind: "any", ...occursIn(node) };
    const all = [...(declared.attribute("abstract") === "true" ? [] : [declared]), ...allSubstitutes(key)];
    const of = all.map((element): Particle => ({ ...readElement(element), min: 1, max: 1 }));
    return of.length === 1 ? { ...of[0]!, ...occursIn(node) } : { kind: "choice", of, ...occursIn(node) };
  };
  const allSubstitutes = (key: string): XsdNode[] =>
    substitutesFor(key).flatMap((substitute) => [
      substitute,
      ...allSubstitutes(toKey(substitute.target, substitute.attribute("name")!)),
    ]);

  const readParticle = (node: XsdNode): Particle => {
    if (node.name === "element") return readElement(node);
    if (node.name === "any") return { kind: "any", ...occursIn(node) };
    if (node.name === "group" && node.attribute("ref") !== undefined) {
      const inside = find("group", node.resolve(node.attribute("ref")!))?.children.find(isParticle);
      return { kind: "sequence", of: inside ? [readParticle(inside)] : [], ...occursIn(node) };
    }
    const parts = node.children.filter((child) => isParticle(child) || ["element", "any"].includes(child.name));
    return { kind: node.name as "sequence" | "choice" | "all", of: parts.map(readParticle), ...occursIn(node) };
  };
  return readParticle;
};
