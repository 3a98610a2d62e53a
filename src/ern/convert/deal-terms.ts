import { leaf } from "../build/elements";
import type { ElementData } from "../xml/write-element";
import { DATE, LANGUAGE, type NewMessage, OWN_VALUE } from "./new-message";
import type { SourceElement } from "./source-element";

/** The period of a deal. 4.3 requires a start, so the old message's date is used if there is none. */
const toPeriod = (period: SourceElement, created: string, { ledger }: NewMessage): ElementData => {
  const keep = `${DATE} LocationDescription ${LANGUAGE}`;
  const parts = period.leaves("StartDate EndDate StartDateTime EndDateTime", { keep });
  if (!period.one("StartDate") && !period.one("StartDateTime")) {
    const isTime = period.one("EndDateTime") !== undefined;
    const start = isTime ? leaf("StartDateTime", created) : leaf("StartDate", created.slice(0, 10));
    const why = "4.3 asks when a deal begins; the date of the message is used here. Decide when it does.";
    parts.unshift(ledger.add(start, why, true));
  }
  return period.branch("ValidityPeriod", parts);
};

const toInstantiation = (source: SourceElement): ElementData => {
  const parts = source.leaves("VideoDefinitionType CodingType BitRate", { keep: `UnitOfMeasure ${OWN_VALUE}` });
  return source.branch(source.name, parts);
};

const toChannel = (source: SourceElement, message: NewMessage): ElementData => {
  const names = source.all("PartyName").map((name) => name.copy());
  const ids = message.toIds(source.all("PartyId"));
  const rest = source.all("TradingName", "URL").map((part) => part.copy());
  return source.branch(source.name, [names, ids, rest]);
};

const toPrice = (source: SourceElement): ElementData => {
  const code = source.one("PriceType") ?? source.one("PriceRangeType");
  const prices = "WholesalePricePerUnit BulkOrderWholesalePricePerUnit SuggestedRetailPrice";
  const parts = [
    code?.leaf("PriceCode", { keep: OWN_VALUE, why: "4.3 has one code for a price." }),
    source.leaves(prices, { keep: "CurrencyCode" }),
  ];
  return source.branch(source.name, parts, { keep: "PriceType" });
};

/** The parts of a deal's terms, in 4.3's order. `created` is when the old message was. */
export const toTerms = (
  terms: SourceElement,
  usages: readonly SourceElement[],
  created: string,
  message: NewMessage,
): ElementData[] => {
  const of = (name: string) => usages.flatMap((usage) => usage.all(name));
  const values = (name: string) => of(name).map((part) => part.leaf(name, { keep: OWN_VALUE }));
  const made = [
    ...terms.leaves("TerritoryCode ExcludedTerritoryCode"),
    ...terms.all("ValidityPeriod").map((period) => toPeriod(period, created, message)),
    ...terms.leaves("CommercialModelType", { keep: OWN_VALUE }),
    ...["UseType", "UserInterfaceType", "CarrierType"].flatMap(values),
    ...of("TechnicalInstantiation").map(toInstantiation),
    ...of("NumberOfUsages").map((part) => part.leaf()),
    ...terms.all("DistributionChannel", "ExcludedDistributionChannel").map((channel) => toChannel(channel, message)),
    ...terms.all("PriceInformation").map(toPrice),
    ...terms.leaves("IsPromotional PromotionalCode IsPreOrderDeal", { keep: "Namespace" }),
    ...terms
      .all("InstantGratificationResourceList", "PhysicalReturns", "NumberOfProductsPerCarton")
      .map((part) => part.copy()),
  ];
  const target = made.find(({ name }) => name === "UseType");
  const why = "4.3 has no Usage around what it says.";
  for (const { ledger, node } of usages) ledger.element(node, { outcome: "changed", target, why });
  return made;
};
