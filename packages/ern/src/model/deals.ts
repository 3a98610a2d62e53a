import type { ErnDeal, ErnRelease, ErnValue } from "../model-types";
import type { NodeId } from "../types";
import { createLazyParts, type Part, type Targets, toReference } from "./part";

const terms =
  (...path: string[]) =>
  ({ context: { reader }, node }: Part): ErnValue[] =>
    reader.values(node, "DealTerms", ...path);

const termsIn =
  (parent: string, name: RegExp) =>
  ({ context: { reader }, node }: Part): ErnValue[] =>
    reader.matching(reader.all(node, "DealTerms", parent), name).map(reader.valueOf);

const toErnDeal = createLazyParts<ErnDeal>({
  commercialModels: terms("CommercialModelType"),
  useTypes: (deal) => [...terms("UseType")(deal), ...terms("Usage", "UseType")(deal)],
  territories: terms("TerritoryCode"),
  excludedTerritories: terms("ExcludedTerritoryCode"),
  starts: termsIn("ValidityPeriod", /^StartDate(Time)?$/),
  ends: termsIn("ValidityPeriod", /^EndDate(Time)?$/),
  prices: termsIn("PriceInformation", /Price/),
});

/** Returns the deals of a message, with their releases. */
export const toErnReleaseDeals = (context: Part["context"], list: readonly NodeId[], releases: Targets<ErnRelease>) => {
  const { reader } = context;
  return reader.all(list, "ReleaseDeal").map((node) => ({
    node,
    releases: reader.values(node, "DealReleaseReference").map((value) => toReference(reader, value, releases)),
    deals: reader.all(node, "Deal").map((deal) => toErnDeal(context, deal)),
  }));
};
