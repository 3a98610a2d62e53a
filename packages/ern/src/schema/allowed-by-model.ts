import { memoize } from "../memoize";
import { localPartOf } from "../xml/names";
import type { AllowedHere, ElementNames } from "./allowed-here";
import { type ContentAutomaton, toAutomaton } from "./content-automaton";
import { completeChildren, fitChildren } from "./fit-children";
import type { AttributeModel, Particle, SchemaModel, TypeModel, ValueModel } from "./schema-model";

/** Built-in types and their names in the engine's lists. */
const KINDS: Readonly<Record<string, string>> = {
  boolean: "boolean",
  decimal: "decimal",
  float: "decimal",
  double: "decimal",
  duration: "duration",
  date: "date",
  dateTime: "dateTime",
  gYear: "year",
};

const REFERENCE = /^([A-Z])(?:\[|\\d)/;

/** Types recognised by the form of their values. */
const FORMS: readonly (readonly [pattern: RegExp, kind: string])[] = [
  [/^PADPIDA/, "dpid"],
  [/^\[0-9\]\+,\[0-9\]\+$/, "corner"],
  [/^\[0-9\]\{4\}\(-\[0-9\]\{2\}\)/, "date"],
  [/^\[a-zA-Z\]\{2,3\}\(-/, "language"],
];

/** Returns the type of a value, named as in the engine's lists: by its built-in type, or by the form it must have. */
export const kindOfValue = (value: ValueModel | undefined): string | undefined => {
  if (!value) return undefined;
  const { kind, base, name, patterns = [], values } = value;
  if (kind) return kind;
  if (values) return localPartOf(name);
  const letter = patterns.map((pattern) => REFERENCE.exec(pattern)?.[1]).find(Boolean);
  if (letter) return `reference${letter}`;
  const form = FORMS.find(([known]) => patterns.some((pattern) => known.test(pattern)));
  if (form) return form[1];
  if (/integer|long|int$|short|byte/i.test(base)) return "integer";
  return KINDS[base] ?? "string";
};

type ElementParticle = Extract<Particle, { kind: "element" }>;

/** An element in its parent's content; of an outermost one, only the type is known. */
type KnownElement = ElementParticle | { type: number; meaning?: undefined };

const occurrenceOf = (element: KnownElement): string => {
  if (!("min" in element)) return "once";
  const { min, max } = element;
  if (min === 0) return max === 1 ? "at most once" : "any number of times";
  return max === 1 ? "once" : "once or more";
};

/** Returns what a schema loaded by the user allows. Expensive results are computed lazily and only once. */
export const allowedByModel = ({ maker, roots, types, values }: SchemaModel): AllowedHere => {
  const automatonOf = memoize((type: number) => toAutomaton(types[type]!.content));
  const elementIn = (type: number, name: string): ElementParticle | undefined => {
    const { places, placesOf } = automatonOf(type);
    return placesOf(name).flatMap((place) => places[place]!.element ?? [])[0];
  };

  /** Every element with a name, if the ancestors are too far away to be known. */
  const anywhere = (name: string): ElementParticle[] => types.flatMap((_, type) => elementIn(type, name) ?? []);

  /** The element with a name, if all that have it have the same type; anything that differs between them is unknown. */
  const onlyOf = (all: readonly KnownElement[]): KnownElement | undefined =>
    all.every(({ type }) => type === all[0]!.type) ? all[0] : undefined;
  const sharedOf = memoize((name: string) => onlyOf(anywhere(name)));

  const knownElement = (element: ElementNames): KnownElement | undefined => {
    const [first = "", ...names] = element;
    const root = Object.hasOwn(roots, first) ? roots[first] : undefined;
    const outermost = root === undefined ? anywhere(first).map(({ type }) => ({ type })) : [{ type: root }];
    const ends = (outermost.length > 0 ? outermost : [undefined]).flatMap((start): KnownElement[] => {
      let known: KnownElement | undefined = start;
      for (const name of names) known = (known && elementIn(known.type, name)) ?? sharedOf(name);
      return known ? [known] : [];
    });
    return onlyOf(ends);
  };
  const typeOf = (element: ElementNames): TypeModel | undefined => types[knownElement(element)?.type ?? -1];
  const attributeOf = (element: ElementNames, name: string): AttributeModel | undefined =>
    typeOf(element)?.attributes.find((attribute) => attribute.name === name);
  const valueOf = (element: ElementNames, attribute?: string): ValueModel | undefined =>
    values[(attribute === undefined ? typeOf(element)?.text : attributeOf(element, attribute)?.value) ?? -1];

  /** The content of an element that may contain elements. */
  const contentOf = (element: ElementNames): ContentAutomaton | undefined => {
    const type = knownElement(element)?.type;
    return type === undefined || !types[type]!.content ? undefined : automatonOf(type);
  };
  /** In schema order, what is deprecated last. */
  const namesIn = ({ places }: ContentAutomaton): string[] => {
    const [others, deprecated] = [false, true].map((isLast) =>
      places.flatMap(({ element }) => (element && (element.deprecated ?? false) === isLast ? element.name : [])),
    );
    return [...new Set([...others!, ...deprecated!])];
  };
  const lastFit = (fits: (name: string, index: number) => boolean, name: string, count: number): number | undefined => {
    for (let index = count; index >= 0; index--) if (fits(name, index)) return index;
    return undefined;
  };

  return {
    maker,
    children: (element, present, index) => {
      const content = contentOf(element);
      if (!content) return undefined;
      const fits = fitChildren(content, present);
      return namesIn(content).filter((name) =>
        index === undefined ? lastFit(fits, name, present.length) !== undefined : fits(name, index),
      );
    },
    placeOf: (element, present, name) => {
      const content = contentOf(element);
      return content && lastFit(fitChildren(content, present), name, present.length);
    },
    lacking: (element, present) => {
      const content = contentOf(element);
      return content && completeChildren(content, present);
    },
    attributes: (element) =>
      (typeOf(element)?.attributes ?? []).map(({ name, required, deprecated = false }) => ({
        name,
        required,
        deprecated,
      })),
    values: (element, attribute) => {
      const fixed = attribute === undefined ? undefined : attributeOf(element, attribute)?.fixed;
      if (fixed !== undefined) return [fixed];
      const value = valueOf(element, attribute);
      return value?.values ?? (value?.base === "boolean" ? ["true", "false"] : []);
    },
    kind: (element, attribute) => kindOfValue(valueOf(element, attribute)),
    definesReference: (element) => valueOf(element)?.base === "ID",
    facts: (element, attribute) => {
      const known = knownElement(element);
      if (!known) return undefined;
      const type = valueOf(element, attribute)?.name;
      if (attribute === undefined) return { type, occurrence: occurrenceOf(known), meaning: known.meaning };
      const found = attributeOf(element, attribute);
      return found && { type, occurrence: found.required ? "once" : "at most once", meaning: found.meaning };
    },
  };
};
