import { branch, leaf } from "../build/data-elements";
import type { ElementData } from "../xml/write-element";
import type { NewMessage } from "./new-message";
import type { SourceElement } from "./source-element";

const DATE = "IsApproximate TerritoryCode>ApplicableTerritoryCode LocationDescription LanguageAndScriptCode";

/** The period of a deal. 4.3 requires a start, so the old message's date is used if there is none. */
export const toPeriod = (period: SourceElement, created: string, message: NewMessage): ElementData => {
  const parts = ["StartDate", "EndDate", "StartDateTime", "EndDateTime"]
    .flatMap((name) => period.all(name))
    .map((date) => date.leaf(date.name, { keep: DATE }));
  if (!period.one("StartDate") && !period.one("StartDateTime")) {
    const isTime = period.one("EndDateTime") !== undefined;
    const start = isTime ? leaf("StartDateTime", created) : leaf("StartDate", created.slice(0, 10));
    const why = "4.3 asks when a deal begins; the date of the message stands here. Decide when it does.";
    parts.unshift(message.ledger.add(start, why, true));
  }
  return period.composite(branch("ValidityPeriod", parts));
};

export const toInstantiation = (source: SourceElement): ElementData => {
  const parts = ["VideoDefinitionType", "CodingType", "BitRate"].flatMap((name) => source.all(name));
  return source.composite(
    branch(
      source.name,
      parts.map((part) => part.leaf(part.name, { keep: "UnitOfMeasure Namespace UserDefinedValue" })),
    ),
  );
};

export const toChannel = (source: SourceElement, message: NewMessage): ElementData => {
  const names = source.all("PartyName").map((name) => name.copy());
  const ids = message.toIds(source.all("PartyId"));
  const rest = ["TradingName", "URL"].flatMap((name) => source.all(name)).map((part) => part.copy());
  return source.composite(branch(source.name, [names, ids, rest]));
};

export const toPrice = (source: SourceElement): ElementData => {
  const code = source.one("PriceType") ?? source.one("PriceRangeType");
  const why = "4.3 has one code for a price.";
  const prices = ["WholesalePricePerUnit", "BulkOrderWholesalePricePerUnit", "SuggestedRetailPrice"];
  const keep = "PriceType";
  const parts = [
    code?.leaf("PriceCode", { keep: "Namespace UserDefinedValue", why }),
    prices.flatMap((name) => source.all(name)).map((price) => price.leaf(price.name, { keep: "CurrencyCode" })),
  ];
  return source.composite(branch(source.name, parts, source.keptAttributes(keep)), { keep });
};
