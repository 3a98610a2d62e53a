import type { Particle } from "../schema/schema-model";

/** How often a part occurs, in words: "required", "optional", "once or more" or "any number". */
type Occurs = "required" | "optional" | "once or more" | "any number";

/** A part of an element's content: a child element, or a choice between groups of parts. */
export type ContentPart = { occurs: Occurs } & (
  { name: string; deprecated?: true } | { oneOf: readonly (readonly ContentPart[])[] }
);

const occursOf = ({ min, max }: Pick<Particle, "min" | "max">): Occurs => {
  if (max === undefined) return min > 0 ? "once or more" : "any number";
  return min > 0 ? "required" : "optional";
};

/** Returns a content's parts in order. */
export const toParts = (particle: Particle): ContentPart[] => {
  const occurs = occursOf(particle);
  if (particle.kind === "element")
    return [{ name: particle.name, occurs, ...(particle.deprecated && { deprecated: true }) }];
  if (particle.kind === "any") return [];
  if (particle.kind === "choice") return [{ oneOf: particle.of.map(toParts), occurs }];
  const parts = particle.of.flatMap(toParts);
  return occurs === "required" ? parts : [{ oneOf: [parts], occurs }];
};

/** Returns the elements in a content, also those of its choices. */
export const elementParts = (parts: readonly ContentPart[]): Extract<ContentPart, { name: string }>[] =>
  parts.flatMap((part) => ("name" in part ? [part] : elementParts(part.oneOf.flat())));

/** Returns the names of all children in a content. */
export const childNames = (parts: readonly ContentPart[]): string[] => elementParts(parts).map(({ name }) => name);

/** How often an element occurs in a content, of itself, and whether that is one of several alternatives. */
interface Occurrence {
  isNeeded: boolean;
  isRepeatable: boolean;
  choice?: "a choice" | "an optional choice";
}

const isNeeded = (occurs: Occurs): boolean => occurs === "required" || occurs === "once or more";
const isRepeatable = (occurs: Occurs): boolean => occurs === "once or more" || occurs === "any number";

const occurrencesIn = (name: string, part: ContentPart): Occurrence[] => {
  const ownOccurrence = { isNeeded: isNeeded(part.occurs), isRepeatable: isRepeatable(part.occurs) };
  if ("name" in part) return part.name === name ? [ownOccurrence] : [];
  const inside = part.oneOf.flatMap((group) => group.flatMap((member) => occurrencesIn(name, member)));
  const isChoice = part.oneOf.length > 1 || inside.some(({ choice }) => choice);
  if (inside.length === 0) return [];
  return [
    {
      isNeeded: inside.every((occurrence) => occurrence.isNeeded) && (isChoice || ownOccurrence.isNeeded),
      isRepeatable: ownOccurrence.isRepeatable || inside.some((occurrence) => occurrence.isRepeatable),
      ...(isChoice && { choice: ownOccurrence.isNeeded ? "a choice" : "an optional choice" }),
    },
  ];
};

/** Returns an element's own occurrence in a content, in words; in a choice, nothing is required. */
export const occurrenceIn = (name: string, parts: readonly ContentPart[]): string => {
  const [first, ...more] = parts.flatMap((part) => occurrencesIn(name, part));
  if (!first) return "";
  if (more.length > 0) return "any number";
  const words = occursOf({ min: first.isNeeded ? 1 : 0, max: first.isRepeatable ? undefined : 1 });
  if (!first.choice) return words;
  return `${words === "required" ? "once" : words}, in ${first.choice}`;
};
