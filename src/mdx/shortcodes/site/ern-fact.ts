import {
  ERN_VERSIONS,
  type ErnVersion,
  NEWEST_VERSION,
  type PlacedName,
  standardNames,
  standardPlaces,
  valuesAt,
  versionsWith,
} from "@ddex-suite/ern";

import { type Diagnostic, formatGuess, toDiagnostic } from "../../../diagnostics/diagnostic";
import { formatList } from "../../../utils/text/format-list";
import type { ComponentProps } from "../../nodes/component";
import { codes, text } from "../../nodes/markdown-nodes";
import type { Shortcode } from "../shortcode";

const versionOf = ({ in: version = NEWEST_VERSION }: ComponentProps): ErnVersion =>
  ERN_VERSIONS.find((candidate) => candidate === version) ?? NEWEST_VERSION;

const occurrence = ({ required, repeatable }: PlacedName): string =>
  required ? `required${repeatable ? ", once or more" : ""}` : `optional${repeatable ? ", any number of times" : ""}`;

const inVersions = (versions: readonly string[]): string =>
  versions.length === ERN_VERSIONS.length
    ? "every version of ERN"
    : versions.length === 0
      ? "no version of ERN"
      : `ERN ${formatList(versions)}`;

const isDeprecated = (place: PlacedName, value: string | undefined): boolean =>
  value === undefined ? place.deprecated : place.value?.deprecated?.[value] !== undefined;

/** What each fact is at a place; places that differ need a longer name. */
const FACTS: Readonly<Record<string, (place: PlacedName, props: ComponentProps) => string>> = {
  occurrence,
  values: (place) => (valuesAt(place) ?? []).join("\n"),
  versions: (_place, { name = "" }) => inVersions(versionsWith(name)),
  deprecated: (place, { value }) => (isDeprecated(place, value) ? "deprecated" : "not deprecated"),
  "deprecated-in": (_place, { name = "", value }) =>
    inVersions(
      versionsWith(name).filter((version) =>
        standardPlaces(version, name).every((place) => isDeprecated(place, value)),
      ),
    ),
};

/** The facts that are about all versions, so that `in` isn't read. */
const OF_ALL_VERSIONS: ReadonlySet<string> = new Set(["versions", "deprecated-in"]);

const listFacts = (props: ComponentProps): string[] => {
  const { name = "", fact = "" } = props;
  const versions = OF_ALL_VERSIONS.has(fact) ? versionsWith(name) : [versionOf(props)];
  const places = versions.flatMap((version) => standardPlaces(version, name));
  return [...new Set(places.map((place) => FACTS[fact]!(place, props)))];
};

const factDiagnostic = (props: ComponentProps): Diagnostic | undefined => {
  const { name = "", fact = "", value } = props;
  const version = versionOf(props);
  const places = standardPlaces(version, name);
  if (versionsWith(name).length === 0 || (!OF_ALL_VERSIONS.has(fact) && places.length === 0)) {
    const last = name.split(/[/@]/).at(-1) ?? "";
    const names = standardPlaces(version, last).map(
      (place) => `${place.parent}${place.isAttribute ? "@" : "/"}${place.name}`,
    );
    const near = names.length > 0 ? formatGuess(name, names) : formatGuess(last, [...new Set(standardNames(version))]);
    return toDiagnostic("ern-unknown", { name, version, near });
  }
  if (fact === "values" && places.every((place) => valuesAt(place) === undefined))
    return toDiagnostic("ern-values-none", { name, version });
  const values = places.flatMap((place) => valuesAt(place) ?? []);
  if (value !== undefined && !values.includes(value))
    return toDiagnostic("ern-value-unknown", { name, version, value, near: formatGuess(value, values) });
  const parents = [...new Set(places.map(({ parent }) => parent))];
  return listFacts(props).length > 1
    ? toDiagnostic("ern-differs", { name, version, fact, parents: parents.join(", ") })
    : undefined;
};

/**
 * `<Ern name="Deal/DealReference" fact="occurrence" in="4.3" />`: a fact of the ERN standard, in words; `value` names a
 * value of the element for `fact="deprecated"`.
 */
export const ernFact = {
  name: "Ern",
  inline: true,
  dependsOn: ["ern"],
  props: {
    name: { required: true },
    fact: { required: true, values: Object.keys(FACTS) },
    in: { values: ERN_VERSIONS },
    value: {},
  },
  missing: factDiagnostic,
  expand: (_node, props) => {
    const [fact = ""] = listFacts(props);
    if (props["fact"] !== "values") return [text(fact)];
    return codes(fact.split("\n"));
  },
} as const satisfies Shortcode;
