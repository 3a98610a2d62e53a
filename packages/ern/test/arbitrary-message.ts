import fc from "fast-check";

import { childrenInSchema, type ElementData, type ErnVersion, toXml, typeInSchema } from "../src";
import { type Random, randomFrom } from "./random";

/** Generated messages use this prefix for free texts and attributes; each is unique. */
export const UNIQUE = /^unique\d+$/;

const DEPTH = 9;

const createMaker = (version: ErnVersion, random: Random) => {
  let count = 0;
  const pick = (values: readonly string[]): string => values[Math.floor(random() * values.length)]!;
  const unique = (): string => `unique${(count += 1)}`;

  const textOf = (parent: string, name: string): string => {
    if (name === "TerritoryCode") return pick(["Worldwide", "US", "DE"]);
    if (name === "ReleaseType") return pick(["TrackRelease", "Album"]);
    const type = typeInSchema(version, parent, name)?.text ?? "";
    return type.startsWith("reference") || name.endsWith("Reference") ? pick(["A1", "A2", "R1", "R2"]) : unique();
  };

  const make = (parent: string, name: string, depth: number): ElementData => {
    const known = typeInSchema(version, parent, name)?.attributes ?? [];
    const attributes = Object.fromEntries(
      known
        .filter(() => random() < 0.25)
        .map((attribute) => [attribute.name, attribute.type === "boolean" ? "true" : unique()]),
    );
    const rules = childrenInSchema(version, name, parent);
    if (!rules || depth > DEPTH) return { name, attributes, text: textOf(parent, name) };
    const children = rules.flatMap((rule) => {
      const isThere = rule.required || random() < (depth < 3 ? 0.6 : 0.3);
      const many = isThere && rule.repeatable ? 1 + Math.floor(random() * 2) : Number(isThere);
      return Array.from({ length: many }, () => make(name, rule.name, depth + 1));
    });
    return { name, attributes, children };
  };
  return make;
};

/** Messages with a release and any of the version's elements and attributes; they may not make sense. */
export const arbitraryMessage = (version: ErnVersion): fc.Arbitrary<string> =>
  fc.integer({ min: 1, max: 0x7ffffff }).map((seed) => {
    const make = createMaker(version, randomFrom(seed));
    const parts = (childrenInSchema(version, "NewReleaseMessage") ?? []).map(({ name }) =>
      make("NewReleaseMessage", name, 1),
    );
    const children = parts.map((part) =>
      part.name === "ReleaseList" && !part.children?.some(({ name }) => name === "Release")
        ? { ...part, children: [make("ReleaseList", "Release", 2), ...(part.children ?? [])] }
        : part,
    );
    const digits = version.replaceAll(".", "");
    const attributes = { "xmlns:ern": `http://ddex.net/xml/ern/${digits}`, MessageSchemaVersionId: `ern/${digits}` };
    return toXml({ name: "ern:NewReleaseMessage", attributes, children }, { lineEnd: "\n", indent: " " });
  });
