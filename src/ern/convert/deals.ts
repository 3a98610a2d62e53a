import { branch, type Part } from "../build/elements";
import type { ElementData } from "../xml/write-element";
import { toTerms } from "./deal-terms";
import type { NewMessage } from "./new-message";
import type { SourceElement } from "./source-element";
import { Visibilities } from "./visibilities";

const USAGE_DETAILS = ["UserInterfaceType", "CarrierType", "TechnicalInstantiation", "NumberOfUsages"];

interface DealContext {
  message: NewMessage;
  main: SourceElement;
  /** The references of all releases in the new message. */
  kept: ReadonlySet<string>;
  /** When the old message was created, for periods without a start. */
  created: string;
}

/** The new list of deals, undefined if none is left, and the visibilities of releases. */
export const toDealList = (list: SourceElement, { message, main, kept, created }: DealContext) => {
  const visibilities = new Visibilities();
  const isMain = (reference: string): boolean => reference === main.textAt("ReleaseReference");

  const unlessEmpty = (source: SourceElement, deals: readonly ElementData[], name: string, parts: readonly Part[]) => {
    if (deals.length > 0) return source.composite(branch(name, parts));
    message.ledger.element(source.node, { outcome: "dropped", why: "None of its deals is one in 4.3." });
    return undefined;
  };

  /** The terms of a deal: one set, or one for each usage if the usages differ in more than their types. */
  const toAllTerms = (terms: SourceElement, releases: readonly SourceElement[]): ElementData[] => {
    const usages = terms.all("Usage");
    const isSplit = usages.length > 1 && usages.some((usage) => usage.all(...USAGE_DETAILS).length > 0);
    visibilities.add(terms, releases, isMain);
    terms.all("IsExclusive").forEach((flag) => flag.decide("4.3 does not say whether a deal is exclusive."));
    const groups = isSplit ? usages.map((usage) => [usage]) : [usages];
    const why = isSplit ? "4.3 has one usage for a deal, so there is a deal for each." : undefined;
    return groups.map((group) => terms.branch("DealTerms", toTerms(terms, group, created, message), { why }));
  };

  const toDeals = (source: SourceElement, releases: readonly SourceElement[]): ElementData[] => {
    const terms = source.one("DealTerms");
    if (terms?.textAt("TakeDown") === "true" || terms?.textAt("AllDealsCancelled") === "true") {
      source.decide("4.3 has no deal that ends others: leave a deal out of the next message, or give it an end.");
      return [];
    }
    return (terms ? toAllTerms(terms, releases) : [undefined]).map((made) => {
      const details = source.one("DealTechnicalResourceDetailsReferenceList")?.copy();
      return source.branch("Deal", [source.leaves("DealReference"), made, details]);
    });
  };

  const toReleaseDeal = (source: SourceElement): ElementData | undefined => {
    const releases = source.all("DealReleaseReference");
    const known = releases.filter(({ text }) => kept.has(text));
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
