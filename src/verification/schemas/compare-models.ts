import type { Particle, SchemaModel, TypeModel } from "../../ern";
import { writeContent } from "./write-content";

const childrenOf = (content: Particle | undefined): Map<string, number> => {
  const children = new Map<string, number>();
  const add = (particle: Particle): void => {
    if (particle.kind === "element") children.set(particle.name, particle.type);
    else if (particle.kind !== "any") particle.of.forEach(add);
  };
  if (content) add(content);
  return children;
};

const listed = (words: readonly string[] = []): string => (words.length === 0 ? "none" : words.join(" "));

/** What a model says about a text, line by line. */
const describeValue = ({ values }: SchemaModel, value: number | undefined, withValues: boolean): string[] => {
  const model = values[value ?? -1];
  if (!model) return ["no text"];
  const { base, patterns, deprecated = {} } = model;
  const form = `a text of the type ${base}${patterns ? ` with the form ${patterns.join(" and ")}` : ""}`;
  if (!withValues) return [form];
  const own = [...new Set(model.values)].sort().map((each) => {
    const since = deprecated[each];
    return since === undefined ? each : `${each}^${since}`;
  });
  return [form, ...own.map((each) => `the value ${each}`)];
};

/** What a model says about an element itself, line by line. */
const describeType = (model: SchemaModel, type: TypeModel, withValues: boolean): string[] => [
  type.content ? `the content ${writeContent(type.content)}` : "no elements",
  ...(type.content ? [] : describeValue(model, type.text, withValues)),
  ...type.attributes.flatMap(({ name, required, deprecated, value }) => [
    `the ${required ? "required" : "optional"}${deprecated ? ", deprecated" : ""} attribute ${name}`,
    ...describeValue(model, value, withValues).map((line) => `for ${name}, ${line}`),
  ]),
];

/** How many values are named in one line. */
const NAMED = 12;

const without = (lines: readonly string[], others: readonly string[]): string => {
  const only = lines.filter((line) => !others.includes(line));
  return listed(
    only.length > NAMED ? [...only.slice(0, NAMED), `… ${only.length - NAMED} more`] : only.map((line) => `${line};`),
  );
};

/**
 * The differences between what two models allow in the elements under a root, one line each with the element's path.
 * An element that is reached on several paths with the same types is compared once.
 */
export const compareModels = (ours: SchemaModel, theirs: SchemaModel, root: string, withValues: boolean): string[] => {
  const differences: string[] = [];
  const seen = new Set<string>();
  const compare = (path: string, own: number, other: number): void => {
    const key = `${own} ${other}`;
    if (seen.has(key)) return;
    seen.add(key);
    const [ownType, otherType] = [ours.types[own]!, theirs.types[other]!];
    const ownLines = describeType(ours, ownType, withValues);
    const otherLines = describeType(theirs, otherType, withValues);
    if (ownLines.toSorted().join("\n") !== otherLines.toSorted().join("\n"))
      differences.push(
        `${path}: only in the data: ${without(ownLines, otherLines)} Only in the schema: ${without(otherLines, ownLines)}`,
      );
    const others = childrenOf(otherType.content);
    for (const [name, type] of childrenOf(ownType.content)) {
      const found = others.get(name);
      if (found !== undefined) compare(`${path}/${name}`, type, found);
    }
  };
  const [own, other] = [ours.roots[root], theirs.roots[root]];
  if (own === undefined || other === undefined) return [`${root}: one of the two has no such root element.`];
  compare(root, own, other);
  return differences;
};
