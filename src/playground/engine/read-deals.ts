import type { ErnDeal, ErnRelease, ErnReleaseDeal } from "./model-types";
import { toReference, type Targets } from "./read-parties";
import type { Reader } from "./reader";
import type { NodeId } from "./types";

const readDeal = (reader: Reader, node: NodeId): ErnDeal => {
  const terms = reader.all(node, "DealTerms");
  const periods = reader.all(terms, "ValidityPeriod");
  return {
    node,
    commercialModels: reader.values(terms, "CommercialModelType"),
    useTypes: [...reader.values(terms, "UseType"), ...reader.values(terms, "Usage", "UseType")],
    territories: reader.values(terms, "TerritoryCode"),
    excludedTerritories: reader.values(terms, "ExcludedTerritoryCode"),
    starts: reader.matching(periods, /^StartDate(Time)?$/).map(reader.valueOf),
    ends: reader.matching(periods, /^EndDate(Time)?$/).map(reader.valueOf),
    prices: reader.matching(reader.all(terms, "PriceInformation"), /Price/).map(reader.valueOf),
  };
};

/** The deals of a message, with the releases that they are for. */
export const readReleaseDeals = (
  reader: Reader,
  list: readonly NodeId[],
  releases: Targets<ErnRelease>,
): ErnReleaseDeal[] =>
  reader.all(list, "ReleaseDeal").map((node) => ({
    node,
    releases: reader.values(node, "DealReleaseReference").map((value) => toReference(value, releases)),
    deals: reader.all(node, "Deal").map((deal) => readDeal(reader, deal)),
  }));
