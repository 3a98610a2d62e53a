import * as valueSets from "../../playground/engine/build/data-enums";
import { SCHEMA_382 } from "../../playground/engine/schema/schema-382";
import { SCHEMA_41 } from "../../playground/engine/schema/schema-41";
import { SCHEMA_42 } from "../../playground/engine/schema/schema-42";
import { SCHEMA_43 } from "../../playground/engine/schema/schema-43";
import { KNOWN_NAMESPACES } from "../../playground/engine/schema/versions";

/** Elements and values of ERN that the playground's engine knows. */
export const ernNames: ReadonlySet<string> = new Set([
  ...[SCHEMA_382, SCHEMA_41, SCHEMA_42, SCHEMA_43].flatMap((schema) =>
    Object.entries(schema).flatMap(([element, children]) => [
      element,
      ...children.split(" ").map((child) => child.replace(/[?*+]$/, "")),
    ]),
  ),
  ...KNOWN_NAMESPACES.flatMap((namespace) => [namespace, namespace.replace("http://ddex.net/xml/", "")]),
  ...Object.values(valueSets).flatMap(({ options }) => options),
]);
