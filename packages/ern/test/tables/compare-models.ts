import { type Occurrence, OCCURRENCES, type Particle, type SchemaModel, type TypeModel } from "../../src";

type Group = Extract<Particle, { of: unknown }>;

const signOf = ({ min, max }: Occurrence): string => {
  const known = Object.entries(OCCURRENCES).find(([, occurrence]) => occurrence.min === min && occurrence.max === max);
  return known ? known[0] : `{${min},${max ?? ""}}`;
};

/** A group whose occurrence can be left out or counted at its only part. */
const toPlain = (particle: Particle): Particle => {
  if (particle.kind === "element" || particle.kind === "any") return particle;
  const of = particle.of.map(toPlain).flatMap((part) => {
    const isSame = part.kind === particle.kind && part.min === 1 && part.max === 1;
    return isSame ? (part as Group).of : [part];
  });
  const [only] = of;
  const isOnce = particle.min === 1 && particle.max === 1;
  if (of.length !== 1 || !only) return { ...particle, of };
  if (isOnce) return only;
  if (only.min > 1 || particle.min > 1) return { ...particle, of };
  const max = particle.max === 1 && only.max === 1 ? 1 : undefined;
  return { ...only, min: only.min * particle.min, max };
};

const formatParticle = (particle: Particle): string => {
  const sign = signOf(particle);
  if (particle.kind === "any") return `any${sign}`;
  if (particle.kind === "element") return `${particle.name}${sign}${particle.deprecated ? "^" : ""}`;
  const written = particle.of.map((part) =>
    particle.kind === "choice" && part.kind === "sequence" && signOf(part) === ""
      ? formatParts(part)
      : formatParticle(part),
  );
  return `(${written.join(particle.kind === "choice" ? " | " : " ")})${sign}`;
};

const formatParts = ({ of }: Group): string => of.map(formatParticle).join(" ");

/** Writes a content model in that notation, so that equal ones are written alike. */
export const formatContent = (content: Particle): string => {
  const plain = toPlain(content);
  return plain.kind === "sequence" && signOf(plain) === "" ? formatParts(plain) : formatParticle(plain);
};

const childrenOf = (content: Particle | undefined): Map<string, number> => {
  const children = new Map<string, number>();
  const add = (particle: Particle): void => {
    if (particle.kind === "element") children.set(particle.name, particle.type);
    else if (particle.kind !== "any") particle.of.forEach(add);
  };
  if (content) add(content);
  return children;
};

const formatWords = (words: readonly string[] = []): string => (words.length === 0 ? "none" : words.join(" "));

/** The facts of a model about a text, line by line. */
const describeValue = ({ values }: SchemaModel, value: number | undefined, withValues: boolean): string[] => {
  const model = values[value ?? -1];
  if (!model) return ["no text"];
  const { base, patterns, deprecated = {} } = model;
  const form = `a text of the type ${base}${patterns ? ` with the form ${patterns.join(" and ")}` : ""}`;
  if (!withValues) return [form];
  const shownValues = [...new Set(model.values)].sort().map((name) => {
    const since = deprecated[name];
    return since === undefined ? name : `${name}^${since}`;
  });
  return [form, ...shownValues.map((name) => `the value ${name}`)];
};

/** The facts of a model about an element itself, line by line. */
const describeType = (model: SchemaModel, type: TypeModel, withValues: boolean): string[] => [
  type.content ? `the content ${formatContent(type.content)}` : "no elements",
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
  return formatWords(
    only.length > NAMED ? [...only.slice(0, NAMED), `… ${only.length - NAMED} more`] : only.map((line) => `${line};`),
  );
};

/** Returns the differences of two models below a root, a line each; the same types on several paths count once. */
export const compareModels = (ours: SchemaModel, theirs: SchemaModel, root: string, withValues: boolean): string[] => {
  const differences: string[] = [];
  const seen = new Set<string>();
  const compare = (path: string, ownIndex: number, otherIndex: number): void => {
    const key = `${ownIndex} ${otherIndex}`;
    if (seen.has(key)) return;
    seen.add(key);
    const [ownType, otherType] = [ours.types[ownIndex]!, theirs.types[otherIndex]!];
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
  const [ownRoot, otherRoot] = [ours.roots[root], theirs.roots[root]];
  if (ownRoot === undefined || otherRoot === undefined) return [`${root}: one of the two has no such root element.`];
  compare(root, ownRoot, otherRoot);
  return differences;
};
