import { memoize } from "../memoize";
import type { ErnVersion } from "../model-types";
import { allowedByModel } from "./allowed-by-model";
import type { AllowedHere } from "./allowed-here";
import { otherEdition, valueSetsOf } from "./facts";
import { schemaModelOf } from "./schema-model-of";
import { childrenInSchema } from "./schema-rules";

const inOwnEdition = memoize((version: ErnVersion): AllowedHere => {
  const allowed = allowedByModel(schemaModelOf(version));
  return {
    ...allowed,
    placeOf: (parents, present, name) => {
      const place = allowed.placeOf(parents, present, name);
      const order = childrenInSchema(version, parents.at(-1) ?? "", parents.at(-2))?.map((child) => child.name) ?? [];
      // Among children in disorder, it goes before the first that must come after it, so disorder never grows.
      const after = present.findIndex((child) => order.indexOf(child) > order.indexOf(name));
      return place === undefined || after === -1 ? place : Math.min(place, after);
    },
  };
});

const inEdition = memoize((version: ErnVersion) =>
  memoize((edition: string): AllowedHere => {
    const allowed = inOwnEdition(version);
    const sets = valueSetsOf(version, edition);
    const valuesOf = memoize((set: string) => [...(sets.get(set)?.keys() ?? [])].sort());
    return {
      ...allowed,
      values: (element, attribute) => {
        const values = valuesOf(allowed.facts?.(element, attribute)?.type ?? "");
        return values.length > 0 ? values : allowed.values(element, attribute);
      },
    };
  }),
);

/** Returns what the engine's tables of a version allow, with the values of the edition that a message names. */
export const allowedInVersion = (version: ErnVersion, named?: string): AllowedHere => {
  const edition = otherEdition(version, named);
  return edition === undefined ? inOwnEdition(version) : inEdition(version)(edition);
};
