import attributes from "../../data/attributes.json";
import codes from "../../data/codes.json";
import elements371 from "../../data/elements-3.7.1.json";
import elements381 from "../../data/elements-3.8.1.json";
import elements382 from "../../data/elements-3.8.2.json";
import elements383 from "../../data/elements-3.8.3.json";
import elements38 from "../../data/elements-3.8.json";
import elements411 from "../../data/elements-4.1.1.json";
import elements41 from "../../data/elements-4.1.json";
import elements42 from "../../data/elements-4.2.json";
import elements431 from "../../data/elements-4.3.1.json";
import elements43 from "../../data/elements-4.3.json";
import values382 from "../../data/values-3.8.2.json";
import values383 from "../../data/values-3.8.3.json";
import values411 from "../../data/values-4.1.1.json";
import values41 from "../../data/values-4.1.json";
import values42 from "../../data/values-4.2.json";
import values43 from "../../data/values-4.3.json";
import edition9 from "../../data/values-avs-9.json";
import type { ErnVersion } from "../model-types";
import { MESSAGE, VERSION_FACTS } from "./versions";

/** Facts by names, in the notation of `packages/ern/data/README.md`: words separated by spaces, or lines of them. */
type Facts = Readonly<Record<string, string | readonly string[]>>;

/** The files of a version: each has what differs from those before it. */
interface Files {
  elements: readonly { content: Facts; types: Facts }[];
  values: readonly Facts[];
}

const FILES_43: Files = {
  elements: [elements41, elements411, elements42, elements43],
  values: [codes, values41, values411, values42, values43],
};

const FILES_431: Files = { ...FILES_43, elements: [...FILES_43.elements, elements431] };

/** What the known editions of DDEX's value sets change in those of 4.3, from which on a message names its edition. */
const EDITIONS: Readonly<Record<string, readonly Facts[]>> = { "3": [], "9": [edition9] };

/** The known editions of DDEX's value sets. */
export const KNOWN_EDITIONS: readonly string[] = Object.keys(EDITIONS);

/** Returns the edition of AvsVersionId if it's known and not the one that the version's schema uses. */
export const otherEdition = (version: ErnVersion, named: string | undefined): string | undefined =>
  named !== undefined && KNOWN_EDITIONS.includes(named) && named !== VERSION_FACTS[version].avsVersionId
    ? named
    : undefined;

const FILES: Readonly<Record<ErnVersion, Files>> = {
  "3.7.1": { elements: [elements382, elements381, elements371], values: [codes, values382] },
  "3.8": { elements: [elements382, elements381, elements38], values: [codes, values382] },
  "3.8.1": { elements: [elements382, elements381], values: [codes, values382] },
  "3.8.2": { elements: [elements382], values: [codes, values382] },
  "3.8.3": { elements: [elements382, elements383], values: [codes, values382, values383] },
  "4.1": { elements: [elements41], values: [codes, values41] },
  "4.1.1": { elements: [elements41, elements411], values: [codes, values41, values411] },
  "4.2": { elements: [elements41, elements411, elements42], values: [codes, values41, values411, values42] },
  "4.3": FILES_43,
  "4.3.1": FILES_431,
  "4.3.2": FILES_431,
};

const parseFacts = (tables: readonly Facts[]): [name: string, facts: string][] =>
  tables
    .flatMap((table) => Object.entries(table))
    .flatMap(([names, facts]) => names.split(" ").map((name): [string, string] => [name, [facts].flat().join(" ")]));

/** The types of attributes unless an element says otherwise. */
export const ATTRIBUTE_TYPES: ReadonlyMap<string, string> = new Map(parseFacts([attributes]));

/** Returns the facts of a version's elements, by the ends of their paths; an empty one removes an earlier one. */
export const elementFacts = (version: ErnVersion, part: "content" | "types"): ReadonlyMap<string, string> =>
  new Map(parseFacts(FILES[version].elements.map((elements) => elements[part])));

/** Returns whether the tables of a version have a message. */
export const hasMessage = (version: ErnVersion, name: string): boolean =>
  name === MESSAGE || elementFacts(version, "content").has(name);

/** A value of a set and, if it's deprecated, the month since when; "" if that isn't known. */
type SetValues = ReadonlyMap<string, string | undefined>;

const addValues = (before: SetValues | undefined, written: string): SetValues => {
  const words = written.split(" ");
  const isChange = words.every((word) => /^[+-]/.test(word));
  const values = new Map(isChange ? before : []);
  for (const word of words) {
    const [value = "", since] = (isChange ? word.slice(1) : word).replaceAll("~", " ").split("^");
    if (isChange && word.startsWith("-")) values.delete(value);
    else values.set(value, since);
  }
  return values;
};

/** Returns the sets of values of a version, by default in the edition that its schema uses. */
export const valueSetsOf = (
  version: ErnVersion,
  edition = VERSION_FACTS[version].avsVersionId,
): ReadonlyMap<string, SetValues> => {
  const sets = new Map<string, SetValues>();
  const files = [...FILES[version].values, ...(EDITIONS[edition ?? ""] ?? [])];
  for (const [name, written] of parseFacts(files)) sets.set(name, addValues(sets.get(name), written));
  return sets;
};
