import { branch, leaf } from "../build/elements";
import type { ErnVersion } from "../model-types";
import { codesElsewhere } from "../schema/codes-elsewhere";
import { completeChildren } from "../schema/fit-children";
import { isEarlier, movesBetween } from "../schema/moves-between";
import { schemaModelOf } from "../schema/schema-model-of";
import { childrenInSchema, rulesOf } from "../schema/schema-rules";
import { isDay, momentAfter } from "../values/dates";
import type { ElementData } from "../xml/to-xml";
import type { NewMessage } from "./new-message";
import { type SourceElement, TERRITORY } from "./source-element";
import { byTerritory, type Details, onceForAll, type Scope } from "./territories";

/** Returns what an element becomes in the new parent; undefined if it leaves that to the models of both versions. */
type Mapper = (source: SourceElement, parent: SourceElement, add?: Scope) => readonly ElementData[] | undefined;

/** Mappers by the path of an element from its parent. */
export type Mappers = Readonly<Record<string, Mapper>>;

/** How 4.3 has an element. */
interface MappingTarget {
  name: string;
  /** Index of the type in the model of 4.3. */
  type: number;
  /** The element around it that only 4.3 has. */
  wrapper?: string;
  /** Why it's called so. */
  why?: string;
}

/** A duration of hours, minutes and seconds in seconds. */
const secondsOf = (duration: string): string | undefined => {
  const [whole, hours = 0, minutes = 0, seconds = 0] =
    /^PT(?:(\d+)H)?(?:(\d+)M)?(?:(\d+(?:\.\d+)?)S)?$/.exec(duration) ?? [];
  return whole && String(Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds));
};

/** The days of a period as times, and why they're written so. */
const TIMES: Readonly<Record<string, { toTime: (day: string) => string; why: string }>> = {
  StartDate: { toTime: (day) => `${day}T00:00:00`, why: "The day begins at 00:00:00." },
  EndDate: { toTime: momentAfter, why: "The last day ends when the next one begins." },
};

/** Returns whether an element is a date in a period of days; months and years have no time to begin or to end at. */
const isDayOfPeriod = ({ name }: SourceElement, period: SourceElement): boolean =>
  TIMES[name] !== undefined && period.all("StartDate", "EndDate").every(({ text }) => isDay(text));

/** A value of an earlier version as one of another type, and why it's written so; undefined if it's the same. */
const convertValue = ({ name, text }: SourceElement, type: string): { text: string; why: string } | undefined => {
  const seconds = type === "decimal" ? secondsOf(text) : undefined;
  if (seconds !== undefined) return { text: seconds, why: "4.3 counts it in seconds." };
  const time = type === "dateTime" ? TIMES[name] : undefined;
  return time && { text: time.toTime(text), why: `4.3 deprecates ${name}. ${time.why}` };
};

/** Creates a mapper to ERN 4.3 by `mappers`, the models of both versions and `renamed`; the rest is to be decided. */
export const createElementMapper = (
  version: ErnVersion,
  message: NewMessage,
  mappers: Mappers,
  renamed: Readonly<Record<string, string>> = {},
) => {
  // Messages of later versions stay in theirs.
  const to = isEarlier("4.3", version) ? version : "4.3";
  const { rulesOfType } = rulesOf(to);
  const moves = new Map(movesBetween(version, to).map((move) => [move.from, move.to.split("/")]));
  const mapped = new Set<number>();

  /** Returns whether an element is neither recorded by others, nor dropped. */
  const isLeft = ({ node }: SourceElement): boolean => mapped.has(node) || !message.ledger.has(node);

  const typeIn = (type: number | undefined, name: string): number | undefined =>
    type === undefined ? undefined : rulesOfType(type).typeOfChild.get(name);

  /** New elements around what was directly in its parent: 4.3 has them for files. */
  const wrappersIn = (type: number, source: SourceElement, parent: SourceElement): string[] => {
    const before = childrenInSchema(version, parent.name, parent.parent?.name) ?? [];
    const known = new Set(before.map((child) => child.name));
    return known.has(source.name) ? [...rulesOfType(type).typeOfChild.keys()].filter((name) => !known.has(name)) : [];
  };

  const targetOf = (source: SourceElement, parent: SourceElement, type: number): MappingTarget | undefined => {
    const typeOfName = typeIn(type, source.name);
    const isDeprecated = (): boolean | undefined =>
      rulesOfType(type).children?.find(({ name }) => name === source.name)?.deprecated;
    const ofTime = isDayOfPeriod(source, parent) && isDeprecated() ? typeIn(type, `${source.name}Time`) : undefined;
    if (ofTime !== undefined) return { name: `${source.name}Time`, type: ofTime };
    if (typeOfName !== undefined) return { name: source.name, type: typeOfName };
    const [place = "", moved = source.name] = moves.get(`${parent.name}/${source.name}`) ?? [];
    for (const name of [moved, renamed[source.name] ?? ""]) {
      const inside = typeIn(type, name);
      if (inside !== undefined) return { name, type: inside, why: `4.3 calls it ${name}.` };
    }
    const wrappers = /^(Technical|Preview)/.test(parent.name) ? wrappersIn(type, source, parent) : [];
    for (const wrapper of [place, ...wrappers]) {
      const inside = typeIn(typeIn(type, wrapper), moved);
      if (inside !== undefined) return { name: moved, type: inside, wrapper, why: `4.3 has it in ${wrapper}.` };
    }
    return undefined;
  };

  /** An element that has others can't become a text. */
  const findMappingTarget = (source: SourceElement, parent: SourceElement, type: number): MappingTarget | undefined => {
    const target = targetOf(source, parent, type);
    return target && (rulesOfType(target.type).content || source.all().length === 0) ? target : undefined;
  };

  /** 4.3 refers to a party where earlier versions name it. */
  const mapParty = (source: SourceElement, parent: SourceElement, type: number): ElementData[] | undefined => {
    if (!/^Party(Name|Id)$/.test(source.name) || typeIn(type, source.name) !== undefined) return undefined;
    const name = [...rulesOfType(type).typeOfChild.keys()].find((child) => child.endsWith("PartyReference"));
    if (name === undefined) return undefined;
    return source === parent.all("PartyName", "PartyId")[0] ? [leaf(name, message.refer(parent))] : [];
  };

  /** Maps what is in an element, and in its details by territory. */
  const mapChildren = (parent: SourceElement, type: number, details: Details = []): ElementData[] => {
    const wrapped = new Map<string, ElementData[]>();
    const place = (made: ElementData, wrapper: string | undefined): ElementData[] => {
      if (wrapper === undefined) return [made];
      wrapped.set(wrapper, [...(wrapped.get(wrapper) ?? []), made]);
      return [];
    };
    const make = (source: SourceElement, inside: SourceElement, target: MappingTarget | undefined, add?: Scope) => {
      if (!isLeft(source)) return [];
      mapped.add(source.node);
      const made = mappers[`${inside.name}/${source.name}`]?.(source, inside, add) ?? mapParty(source, inside, type);
      return made ?? (target ? place(mapElement(source, target, add), target.wrapper) : []);
    };
    const outside = parent.all().flatMap((source) => make(source, parent, findMappingTarget(source, parent, type)));
    const names = new Set(details.flatMap(({ source }) => source.all().filter(isLeft)).map(({ name }) => name));
    const byDetails = [...names].flatMap((name): readonly ElementData[] => {
      const [sample] = details.flatMap(({ source }) => source.all(name));
      const target = findMappingTarget(sample!, sample!.parent!, type);
      const makeAt = (source: SourceElement, add?: Scope) => make(source, source.parent!, target, add);
      if (!target) return details.flatMap(({ source }) => source.all(name).flatMap((element) => makeAt(element)));
      const isScoped = rulesOfType(target.type).type.attributes.some((attribute) => attribute.name === TERRITORY);
      return isScoped ? byTerritory(details, name, makeAt) : onceForAll(details, name, makeAt);
    });
    const why = `4.3 has these parts of ${parent.name} in an element of their own.`;
    const wrappers = [...wrapped].map(([name, parts]) => message.ledger.add(branch(name, parts), why));
    return [...outside, ...byDetails, ...wrappers];
  };

  const mapElement = (source: SourceElement, { name, type, why }: MappingTarget, add?: Scope): ElementData => {
    const { content, type: ownType } = rulesOfType(type);
    const options = { keep: ownType.attributes.map((attribute) => attribute.name), why, add };
    if (!content) {
      const newText = convertValue(source, ownType.text);
      if (newText) return source.leaf(name, { ...options, ...newText });
      const code = codesElsewhere(ownType.text, source.text, version, to).find(
        ({ set }) => set === ownType.text,
      )?.value;
      if (code === undefined || code === source.text) return source.leaf(name, options);
      return source.leaf(name, { ...options, text: code, why: `4.3 calls it ${code}.` });
    }
    const [inner, ...others] = source.all().length === 0 && source.text ? completeChildren(content, []) : [];
    if (!inner || others.length > 0) return source.branch(name, mapChildren(source, type), options);
    const text = source.leaf(inner.name, { why: why ?? `4.3 has its text in ${inner.name}.` });
    return source.branch(name, [text], options);
  };

  const typeAt = (path: readonly string[]): number =>
    path.reduce<number | undefined>(typeIn, schemaModelOf(to).roots.NewReleaseMessage)!;

  return {
    /** Maps an element to a path of 4.3. */
    map: (source: SourceElement, path: readonly string[], add?: Scope): ElementData =>
      mapElement(source, { name: path.at(-1)!, type: typeAt(path) }, add),
    /** Maps what is in an element, and in its details by territory, into one at a path of 4.3. */
    mapChildren: (parent: SourceElement, path: readonly string[], details?: Details) =>
      mapChildren(parent, typeAt(path), details),
  };
};

export type ElementMapper = ReturnType<typeof createElementMapper>;
