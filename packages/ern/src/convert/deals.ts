import { branch, leaf, type Part } from "../build/elements";
import type { ElementData } from "../xml/to-xml";
import type { ElementMapper, Mappers } from "./map-elements";
import { addParts, type NewMessage } from "./new-message";
import type { SourceElement } from "./source-element";
import { Visibilities } from "./visibilities";

const DEAL = ["DealList", "ReleaseDeal", "Deal"];
const TERMS = [...DEAL, "DealTerms"];
const USAGE_DETAILS = ["UserInterfaceType", "CarrierType", "TechnicalInstantiation", "NumberOfUsages"];

/** Returns mappers of the parts of deals that models don't cover; periods without a start begin at `created`. */
export const dealMappers = (message: NewMessage, created: string, toMapper: () => ElementMapper): Mappers => {
  const toIds: Mappers[string] = (id, channel) =>
    id === channel.first("PartyId") ? message.toIds(channel.all("PartyId")) : [];
  return {
    "DealTerms/ValidityPeriod": (period) => {
      const made = toMapper().map(period, [...TERMS, "ValidityPeriod"]);
      if (period.first("StartDate") || period.first("StartDateTime")) return [made];
      const start = made.children?.some(({ name }) => name === "EndDate")
        ? leaf("StartDate", created.slice(0, 10))
        : leaf("StartDateTime", created);
      const why = "4.3 asks when a deal begins; the date of the message is used here. Decide when it does.";
      return [addParts(made, [message.ledger.add(start, why, true)])];
    },
    "DistributionChannel/PartyId": toIds,
    "ExcludedDistributionChannel/PartyId": toIds,
    "PriceInformation/PriceRangeType": (_code, price) => (price.first("PriceType") ? [] : undefined),
  };
};

interface DealContext {
  message: NewMessage;
  main: SourceElement;
  /** The references of all releases in the new message. */
  releaseReferences: ReadonlySet<string>;
  mapper: ElementMapper;
}

/** Returns the new list of deals, undefined if none is left, and the visibilities of releases. */
export const toDealList = (
  list: SourceElement,
  { message, main, releaseReferences, mapper: converter }: DealContext,
) => {
  const visibilities = new Visibilities();
  const isMain = (reference: string): boolean => reference === main.textAt("ReleaseReference");

  const unlessEmpty = (source: SourceElement, deals: readonly ElementData[], name: string, parts: readonly Part[]) => {
    if (deals.length > 0) return source.composite(branch(name, parts));
    message.ledger.element(source.node, { outcome: "dropped", why: "None of its deals is one in 4.3." });
    return undefined;
  };

  const toTerms = (terms: SourceElement, usages: readonly SourceElement[]): ElementData[] => {
    const made = [terms, ...usages].flatMap((source) => converter.mapChildren(source, TERMS));
    const target = made.find(({ name }) => name === "UseType");
    const why = "4.3 has no Usage around what it says.";
    for (const { ledger, node } of usages) ledger.element(node, { outcome: "changed", target, why });
    return made;
  };

  /** The terms of a deal: one set, or one for each usage if the usages differ in more than their types. */
  const toAllTerms = (terms: SourceElement, releases: readonly SourceElement[]): ElementData[] => {
    const usages = terms.all("Usage");
    const isSplit = usages.length > 1 && usages.some((usage) => usage.all(...USAGE_DETAILS).length > 0);
    visibilities.add(terms, releases, isMain);
    terms.all("IsExclusive").forEach((flag) => flag.decide("4.3 does not say whether a deal is exclusive."));
    const groups = isSplit ? usages.map((usage) => [usage]) : [usages];
    const why = isSplit ? "4.3 has one usage for a deal, so there is a deal for each." : undefined;
    return groups.map((group) => terms.branch("DealTerms", toTerms(terms, group), { why }));
  };

  const toDeals = (source: SourceElement, releases: readonly SourceElement[]): ElementData[] => {
    const terms = source.first("DealTerms");
    if (terms?.textAt("TakeDown") === "true" || terms?.textAt("AllDealsCancelled") === "true") {
      source.decide("4.3 has no deal that ends others: leave a deal out of the next message, or give it an end.");
      return [];
    }
    return (terms ? toAllTerms(terms, releases) : [undefined]).map((made) => {
      const others = source.all("DealReference", "DealTechnicalResourceDetailsReferenceList");
      return source.branch("Deal", [
        made,
        others.map((reference) => converter.map(reference, [...DEAL, reference.name])),
      ]);
    });
  };

  const toReleaseDeal = (source: SourceElement): ElementData | undefined => {
    const releases = source.all("DealReleaseReference");
    const known = releases.filter(({ text }) => releaseReferences.has(text));
    for (const release of releases)
      if (!known.includes(release))
        release.decide("The new message does not have this release. Send its deals with it.");
    if (known.length === 0) {
      source.decide("The new message has none of the releases of these deals.");
      return undefined;
    }
    const deals = source.all("Deal").flatMap((deal) => toDeals(deal, known));
    const parts = [known.map((release) => release.leaf()), deals];
    source.all("EffectiveDate").forEach((date) => date.drop("4.3 has no date for deals but those of their periods."));
    return unlessEmpty(source, deals, "ReleaseDeal", parts);
  };

  const deals = list.all("ReleaseDeal").flatMap((deal) => toReleaseDeal(deal) ?? []);
  return { dealList: unlessEmpty(list, deals, "DealList", [deals, visibilities.made]), visibilities };
};
