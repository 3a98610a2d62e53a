import { allowedByModel } from "./allowed-by-model";
import type { AllowedHere } from "./allowed-here";
import { byVersion } from "./by-version";
import { schemaModelOf } from "./schema-model-of";
import { childrenInSchema } from "./schema-rules";

/** What the site's own tables of a version allow. */
export const allowedInVersion = byVersion((version): AllowedHere => {
  const allowed = allowedByModel(schemaModelOf(version));
  return {
    ...allowed,
    placeOf: (around, present, name) => {
      const place = allowed.placeOf(around, present, name);
      const order = childrenInSchema(version, around.at(-1) ?? "", around.at(-2))?.map((child) => child.name) ?? [];
      // Among children in disorder, it goes before the first that must come after it, so disorder never grows.
      const after = present.findIndex((child) => order.indexOf(child) > order.indexOf(name));
      return place === undefined || after === -1 ? place : Math.min(place, after);
    },
  };
});
