import { type ElementData, type Fill, type Particle, type SchemaModel, toXml, type ValueModel } from "../src";
import { randomFrom } from "./random";

// Jest takes ten times as long to look up a global.
const { floor } = Math;

/** Returns a number below a count. */
export type Pick = (count: number) => number;

/** Creates a generator of pseudo-random numbers, the same for the same seed. */
export const createPick = (seed: number): Pick => {
  const random = randomFrom(seed);
  return (count) => floor(random() * count);
};

const EXAMPLES: Readonly<Record<string, string>> = {
  boolean: "true",
  date: "2026-11-20",
  dateTime: "2026-11-20T12:00:00Z",
  duration: "PT1S",
  gYear: "2026",
};

/** Values of types that have a form, by their names in the tables in `data`. */
const FORMS: Readonly<Record<string, string>> = {
  corner: "0,0",
  dpid: "PADPIDA1",
  ipi: "00000000001",
  language: "en",
};

/** A month has no time, a day has one. */
const DATES = ["2026-11", "2026-11-20"] as const;

const exampleOf = ({ values, base, kind = "" }: ValueModel, pick: Pick): string =>
  (kind === "date" ? DATES[pick(DATES.length)] : values?.[pick(values.length)]) ?? FORMS[kind] ?? EXAMPLES[base] ?? "1";

/** Below this depth, elements only get what they require. */
const DEEP = 5;

interface Parts {
  /** The optional parts that a message gets: one of so many. */
  oneOf?: number;
  /** An element that comes at least once wherever it may be. */
  included?: string;
}

/** Returns a message that a schema allows, with some of the optional parts. */
export const randomMessage = (
  { roots, types, values, namespace }: SchemaModel,
  root: string,
  pick: Pick,
  { oneOf = 2, included }: Parts = {},
): string => {
  let references = 0;

  const textOf = (value: ValueModel): string =>
    value.kind?.startsWith("reference")
      ? `${value.kind.at(-1)}${value.base === "ID" ? ++references : 1}`
      : exampleOf(value, pick);

  const timesOf = ({ min, max = min + 3 }: Particle, depth: number): number =>
    depth > DEEP || (oneOf > 2 && min < max && pick(oneOf) > 0) ? min : min + pick(max - min + 1);

  const addChildren = (particle: Particle, depth: number, made: ElementData[]): ElementData[] => {
    const times = timesOf(particle, depth);
    const isMissing = times === 0 && particle.kind === "element" && particle.name === included;
    for (let left = isMissing ? 1 : times; left > 0; left -= 1) {
      if (particle.kind === "element") made.push(element(particle.name, particle.type, depth + 1));
      else if (particle.kind === "choice") addChildren(particle.of[pick(particle.of.length)]!, depth, made);
      else if (particle.kind !== "any") for (const part of particle.of) addChildren(part, depth, made);
    }
    return made;
  };

  const element = (name: string, type: number, depth: number): ElementData => {
    const { attributes: rules, content, text } = types[type]!;
    const attributes: Record<string, string> = {};
    const written = rules.filter(({ required }) => required || pick(oneOf) === 0);
    const value = text === undefined ? "" : textOf(values[text]!);
    for (const attribute of written) attributes[attribute.name] = attribute.fixed ?? textOf(values[attribute.value]!);
    return {
      name,
      attributes,
      text: name === "ResourceReference" ? `A${++references}` : value,
      children: content && addChildren(content, depth, []),
    };
  };

  const data = element(root, roots[root]!, 0);
  const attributes = { "xmlns:ern": namespace, ...data.attributes };
  return toXml({ ...data, name: `ern:${root}`, attributes }, { lineEnd: "\n", indent: "" });
};

/** Fills what another function leaves empty with any value that the schema allows. */
export const fillWith =
  (fill: Fill): Fill =>
  (element, attribute) =>
    fill(element, attribute) || "1";
