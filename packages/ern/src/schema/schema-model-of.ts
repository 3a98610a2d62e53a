import { memoize } from "../memoize";
import type { ErnVersion } from "../model-types";
import { parseContent } from "./content-notation";
import { ATTRIBUTE_TYPES, elementFacts, valueSetsOf } from "./facts";
import type { AttributeModel, SchemaModel, TypeModel, ValueModel } from "./schema-model";
import { MESSAGE, VERSION_FACTS } from "./versions";

/** The form of a reference. Since 4.3.1 its digits are those of ASCII. */
const referencePatterns = (letter: string, version: ErnVersion): string[] => [
  letter + (/^4\.3\../.test(version) ? "[_0-9a-zA-Z-]+" : String.raw`[\d\-_a-zA-Z]+`),
];

const LANGUAGE =
  "[a-zA-Z]{2,3}(-[a-zA-Z]+){0,1}(-[a-zA-Z]{2}|-[0-9]{3}){0,1}(-[a-zA-Z][a-zA-Z0-9]{4}[a-zA-Z0-9]*){0,1}";

/** The types of texts that aren't sets of values: their built-in type, and the form they must have. */
const TEXTS: Readonly<Record<string, Pick<ValueModel, "base" | "patterns">>> = {
  boolean: { base: "boolean" },
  integer: { base: "integer" },
  decimal: { base: "decimal" },
  dateTime: { base: "dateTime" },
  duration: { base: "duration" },
  year: { base: "gYear" },
  date: { base: "string", patterns: ["[0-9]{4}(-[0-9]{2}){0,1}(-[0-9]{2}){0,1}"] },
  dpid: { base: "string", patterns: ["PADPIDA[a-zA-Z0-9]+"] },
  ipi: { base: "string", patterns: ["[0-9]{11}"] },
  corner: { base: "string", patterns: ["[0-9]+,[0-9]+"] },
  language: { base: "string", patterns: [LANGUAGE] },
};

const textModel = (name: string, version: ErnVersion): ValueModel => {
  const [, use, letter] = /^(id|ref)([A-Z])$/.exec(name) ?? [];
  if (letter !== undefined)
    return {
      name,
      kind: `reference${letter}`,
      base: use === "id" ? "ID" : "IDREF",
      patterns: referencePatterns(letter, version),
    };
  // Before 4.2, the language of a text may be any text.
  if (name === "language" && /^(3|4\.1)/.test(version)) return { name, kind: "anyLanguage", base: "string" };
  return { name, kind: name in TEXTS ? name : "string", ...(TEXTS[name] ?? { base: "string" }) };
};

const createValueTable = (version: ErnVersion) => {
  const sets = valueSetsOf(version);
  const values: ValueModel[] = [];
  const known = new Map<string, number>();
  const toValueModel = (name: string): ValueModel => {
    const set = sets.get(name);
    if (!set) return textModel(name, version);
    const deprecated = [...set].flatMap(([value, since]) => (since === undefined ? [] : [[value, since] as const]));
    return {
      name,
      kind: name.endsWith("TerritoryCode") ? "territory" : name,
      base: "string",
      values: [...set.keys()].sort(),
      ...(deprecated.length > 0 && { deprecated: Object.fromEntries(deprecated) }),
    };
  };
  const valueOf = (name: string): number => {
    const number = known.get(name) ?? values.push(toValueModel(name)) - 1;
    known.set(name, number);
    return number;
  };
  return { values, valueOf };
};

const ATTRIBUTE = /^@([\w:]+)(?:=(\w+))?(!?)(\^?)$/;

const parseAttribute = (written: string, valueOf: (type: string) => number): AttributeModel => {
  const [, name = "", type, sign, deprecated] = ATTRIBUTE.exec(written) ?? [];
  const usual = ATTRIBUTE_TYPES.get(name) ?? (/^(Is|Has)[A-Z]/.test(name) ? "boolean" : "string");
  return { name, required: sign === "!", value: valueOf(type ?? usual), ...(deprecated && { deprecated: true }) };
};

/** Returns the last part of a path that a test accepts, the longest first. */
const findSuffix = (path: string, isKnown: (end: string) => boolean): string | undefined => {
  for (let end = path, slash = 0; slash !== -1; end = end.slice(slash + 1)) {
    if (isKnown(end)) return end;
    slash = end.indexOf("/");
  }
  return undefined;
};

const compileModel = (version: ErnVersion, root: string): SchemaModel => {
  const { values, valueOf } = createValueTable(version);
  const contents = elementFacts(version, "content");
  const texts = elementFacts(version, "types");
  const keys = [...contents.keys(), ...texts.keys()];
  /** Paths that a longer key goes on from. */
  const begun = new Set(keys.flatMap((key) => [...key.matchAll(/\//g)].map(({ index }) => key.slice(0, index))));
  const types: TypeModel[] = [];
  const known = new Map<string, number>();

  const factsAt = (facts: ReadonlyMap<string, string>, path: string): string => {
    const key = findSuffix(path, (end) => Boolean(facts.get(end)));
    return key === undefined ? "" : facts.get(key)!;
  };
  const typeAt = (path: string): number => {
    const content = factsAt(contents, path);
    const text = factsAt(texts, path);
    const parentPath = findSuffix(path, (end) => begun.has(end)) ?? "";
    const key = [parentPath, content, text].join("\n");
    const found = known.get(key);
    if (found !== undefined) return found;
    // A type may contain itself, so it gets its index before it's read.
    const number = types.push({ attributes: [] }) - 1;
    known.set(key, number);
    const [first = "", ...attributes] = text.split(" ");
    types[number] = {
      ...(content === "" || content === "-"
        ? { text: valueOf(first || "string") }
        : { content: parseContent(content, (name) => typeAt(parentPath === "" ? name : `${parentPath}/${name}`)) }),
      attributes: attributes.map((attribute) => parseAttribute(attribute, valueOf)),
    };
    return number;
  };

  const { namespace } = VERSION_FACTS[version];
  const roots = { [root]: typeAt(root) };
  return { maker: `this site’s tables of ERN ${version}`, namespace, roots, types, values };
};

const models = memoize((version: ErnVersion) => memoize((root: string) => compileModel(version, root)));

/** Returns what a version of ERN allows in a message, compiled from its tables the first time. */
export const schemaModelOf = (version: ErnVersion, root = MESSAGE): SchemaModel => models(version)(root);
