import * as valueSets from "../../../ern/build/data-enums";
import { ELEMENTS } from "../../../ern/schema/schema-rules";
import { KNOWN_NAMESPACES } from "../../../ern/schema/versions";
import { readFacts } from "../../../ern/values/value-sets";

/** ERN elements and values that the playground's engine knows. */
export const ernNames: ReadonlySet<string> = new Set([
  // Each version separately, because an entry of a later version replaces that of an earlier one.
  ...Object.values(ELEMENTS)
    .flatMap((tables) => [...readFacts(...tables.map(({ children }) => children))])
    .flatMap(([element, children]) => [
      ...element.split("/"),
      ...children.split(" ").map((child) => child.replace(/[?*+]$/, "")),
    ]),
  ...KNOWN_NAMESPACES.flatMap((namespace) => [namespace, namespace.replace("http://ddex.net/xml/", "")]),
  ...Object.values(valueSets).flatMap(({ options }) => options),
]);
