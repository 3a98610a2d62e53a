import { comesBefore, type ErnVersion, type PlacedName, placesOf, STANDARD_VERSIONS, valuesAt } from "../../../ern";
import type { Fact } from "./fact-cues";
import type { SaidVersions } from "./versions-said";

/** What a sentence says about the standard. */
export interface Claim {
  fact: Fact;
  holds: boolean;
  /** `Deal`, `ReleaseDeal/Deal`, `ICPN@IsEan`; several if the sentence leaves open which. */
  paths: readonly string[];
  /** A value, or the element that comes later. */
  other?: string;
  /** Undefined if the sentence speaks of several groups of versions. */
  said?: SaidVersions;
}

/** True or false by the data; "open" if it's so in some places and not in others; "absent" if the version lacks it. */
type Verdict = boolean | "open" | "absent";

const common = (verdicts: readonly Verdict[]): Verdict =>
  verdicts.length > 0 && verdicts.every((verdict) => verdict === verdicts[0]) ? verdicts[0]! : "open";

const atPlace = (place: PlacedName, { fact, other = "" }: Claim): Verdict => {
  if (fact === "required" || fact === "repeatable") return place[fact];
  if (fact === "value") return valuesAt(place)?.includes(other) ?? "open";
  if (other === "") return place.deprecated;
  return valuesAt(place)?.includes(other) ? place.value?.deprecated?.[other] !== undefined : "absent";
};

const inVersion = (version: ErnVersion, path: string, claim: Claim): Verdict => {
  const places = placesOf(version, path);
  if (claim.fact === "present") return places.length > 0;
  if (places.length === 0) return "absent";
  if (claim.fact !== "before") return common(places.map((place) => atPlace(place, claim)));
  const parent = path.slice(0, path.lastIndexOf("/"));
  return comesBefore(version, parent, [path.slice(parent.length + 1), claim.other ?? ""]) ?? "open";
};

/** Is a claim true? Undefined if the data don't decide it. */
export const judgeClaim = (claim: Claim): boolean | undefined => {
  const { paths, said, holds } = claim;
  if (claim.fact === "unclear" || paths.length === 0 || said === undefined || said.versions.length === 0)
    return undefined;
  const verdicts = STANDARD_VERSIONS.flatMap((version): (boolean | "open")[] => {
    const isSaid = said.versions.includes(version);
    if (!isSaid && !said.isLimit) return [];
    const verdict = common(paths.map((path) => inVersion(version, path, claim)));
    if (verdict === "open") return ["open"];
    return [isSaid ? verdict === holds : verdict !== holds];
  });
  if (verdicts.includes(false)) return false;
  return verdicts.includes("open") ? undefined : true;
};

const listed = (words: readonly string[]): string => new Intl.ListFormat("en").format(words);

const factOf = (place: PlacedName, { fact, other = "" }: Claim): string => {
  const where = place.isAttribute ? `${place.parent}@${place.name}` : `${place.parent}/${place.name}`;
  if (fact === "value" && !valuesAt(place)?.includes(other)) return `${where} has no value ${other}`;
  if (fact === "value") return `${where} has the value ${other}`;
  if (other !== "" && fact === "deprecated")
    return `${other} of ${where} is ${atPlace(place, { fact, other, holds: true, paths: [] }) === true ? "" : "not "}deprecated`;
  if (fact === "deprecated") return `${where} is ${place.deprecated ? "" : "not "}deprecated`;
  return `${where} is ${place.required ? "required" : "optional"}${place.repeatable ? " and repeatable" : ", once"}`;
};

/** What the data say about the names of a claim: "ERN 4.3: ReleaseList/Release is optional, once". */
export const describeFact = (claim: Claim): string => {
  const { paths, said, fact, other = "" } = claim;
  const versions = said && !said.isLimit ? said.versions : STANDARD_VERSIONS;
  const [path = ""] = paths;
  if (fact === "present" || fact === "unclear") {
    const known = STANDARD_VERSIONS.filter((version) => paths.some((one) => placesOf(version, one).length > 0));
    return known.length === 0 ? `no version of ERN has ${path}` : `${path} is in ERN ${listed(known)}`;
  }
  const byVersion = versions.map((version): [string, string] => {
    const places = paths.flatMap((one) => placesOf(version, one));
    if (places.length === 0) return [version, `has no ${path}`];
    if (fact !== "before")
      return [version, listed([...new Set(places.map((place) => factOf(place, claim)))].slice(0, 4))];
    const order = inVersion(version, path, claim);
    const words = order === true ? "comes before" : order === false ? "comes after" : "has no fixed place relative to";
    return [version, `${path} ${words} ${other}`];
  });
  return [...new Set(byVersion.map(([, says]) => says))]
    .map((says) => `ERN ${listed(byVersion.flatMap(([version, one]) => (one === says ? [version] : [])))}: ${says}`)
    .join("; ");
};
