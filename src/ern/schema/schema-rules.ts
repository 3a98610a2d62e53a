import attributes from "../../../content/ern/attributes.json";
import elements382 from "../../../content/ern/elements-3.8.2.json";
import elements4 from "../../../content/ern/elements-4.json";
import elements41 from "../../../content/ern/elements-4.1.json";
import elements411 from "../../../content/ern/elements-4.1.1.json";
import elements42 from "../../../content/ern/elements-4.2.json";
import elements43 from "../../../content/ern/elements-4.3.json";
import type { ErnVersion } from "../model-types";
import { readFacts, type Facts } from "../values/value-sets";

/** A child that an element may have. */
export interface SchemaChild {
  name: string;
  required: boolean;
  repeatable: boolean;
  /** May it come again after those that follow it? */
  inTurn: boolean;
}

/** A choice between groups of children: if a group is used, all its required children must be there. */
export interface SchemaChoice {
  groups: { names: string[]; required: string[] }[];
  /** Must one of the groups be used? */
  required: boolean;
  /** May more than one be used? */
  many: boolean;
}

/** The type of an element's text, and its attributes. */
export interface SchemaType {
  /**
   * "string", "boolean", "integer", "decimal", "date", "dateTime", "duration", "year", "territory", "language",
   * "languageCode", or the name of a value set; "-" if it contains elements.
   */
  text: string;
  attributes: readonly { name: string; /** The name of a text's type. */ type: string; required: boolean }[];
}

type Part = "children" | "choices" | "types";
type Elements = Readonly<Record<Part, Facts>>;

const ELEMENTS_43: readonly Elements[] = [elements4, elements42, elements43];

/** The tables that are merged for each version, in the notation of `content/ern/README.md`. */
export const ELEMENTS: Readonly<Record<ErnVersion, readonly Elements[]>> = {
  "3.8.2": [elements382],
  "4.1": [elements4, elements41],
  "4.1.1": [elements4, elements41, elements411],
  "4.2": [elements4, elements42],
  "4.3": ELEMENTS_43,
  "4.3.1": ELEMENTS_43,
  "4.3.2": ELEMENTS_43,
};

/** Reads a part of the tables lazily. `around` has the names of an element's ancestors. */
const createLookup = <Rules>(part: Part, toRules: (written: string) => Rules) => {
  const tables = new Map<ErnVersion, ReadonlyMap<string, string>>();
  const known = new Map<string, Rules>();
  return (version: ErnVersion, parent: string, element: string, around: readonly string[] = []): Rules | undefined => {
    const table = tables.get(version) ?? readFacts(...ELEMENTS[version].map((elements) => elements[part]));
    tables.set(version, table);
    const within = around.find((ancestor) => table.has(`${ancestor}//${element}`));
    const written = table.get(within ? `${within}//${element}` : `${parent}/${element}`) ?? table.get(element);
    if (!written) return undefined;
    const rules = known.get(written) ?? toRules(written);
    known.set(written, rules);
    return rules;
  };
};

const toChild = (written: string): SchemaChild => ({
  name: written.replace(/[?*+&]$/, ""),
  required: !/[?*&]$/.test(written),
  repeatable: /[*+&]$/.test(written),
  inTurn: written.endsWith("&"),
});

/** Reads a list of children. */
export const toChildren = (list: string): SchemaChild[] => list.split(" ").map(toChild);

const childrenOf = createLookup("children", toChildren);

/** Elements whose children in a sound recording differ from those in a video, so that the parent alone isn't enough. */
export const isByAncestor = (element: string): boolean => element === "DeliveryFile" || element === "ClipDetails";

/**
 * The children that an element may have in a version, in order; undefined if the version or the element isn't listed.
 * `around` has the names of its ancestors, if they are known.
 */
export const childrenInSchema = (
  version: ErnVersion | null,
  element: string,
  parent = "",
  around?: readonly string[],
): SchemaChild[] | undefined => (version ? childrenOf(version, parent, element, around) : undefined);

const toChoice = ([, body = "", sign = ""]: RegExpMatchArray): SchemaChoice => {
  const groups = body.split(" | ").map((group) => {
    const children = toChildren(group);
    return {
      names: children.map(({ name }) => name),
      required: children.filter(({ required }) => required).map(({ name }) => name),
    };
  });
  return { groups, required: sign !== "?", many: sign === "+" };
};

const choicesOf = createLookup("choices", (list) => [...list.matchAll(/\(([^)]*)\)([?+]?)/g)].map(toChoice));

/** The choices among an element's children, by its name and its parent's. */
export const choicesInSchema = (version: ErnVersion, parent: string, element: string): readonly SchemaChoice[] =>
  choicesOf(version, parent, element) ?? [];

/** The types of attributes that aren't plain text. */
const attributeTypes = readFacts(attributes);

const toAttribute = (written: string): SchemaType["attributes"][number] => {
  const [, name = "", type, sign] = /^@(\w+)(?:=(\w+))?(!?)$/.exec(written) ?? [];
  const usual = attributeTypes.get(name) ?? (/^(Is|Has)[A-Z]/.test(name) ? "boolean" : "string");
  return { name, type: type ?? usual, required: sign === "!" };
};

/** The type of an element, by its version, its parent's name and its own; undefined if it isn't listed. */
export const typeInSchema = createLookup("types", (written): SchemaType => {
  const [text = "-", ...attributes] = written.split(" ");
  return { text, attributes: attributes.map(toAttribute) };
});
