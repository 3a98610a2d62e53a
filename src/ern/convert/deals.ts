import { branch, leaf } from "../build/data-elements";
import type { ElementData } from "../xml/write-element";
import { toChannel, toInstantiation, toPeriod, toPrice } from "./deal-terms";
import type { NewMessage } from "./new-message";
import type { SourceElement } from "./source-element";
import { takeValue } from "./values";

const USAGE_DETAILS = ["UserInterfaceType", "CarrierType", "TechnicalInstantiation", "NumberOfUsages"];

/** When a release may be seen and heard before its deals begin: the 3.8.2 names with their 4.3 names, in 4.3's order. */
const PREVIEWS: readonly (readonly [string, string])[] = [
  ["ReleaseDisplayStartDate", "ReleaseDisplayStartDateTime"],
  ["CoverArtPreviewStartDate", "CoverArtPreviewStartDateTime"],
  ["TrackListingPreviewStartDate", "FullTrackListingPreviewStartDateTime"],
  ["ClipPreviewStartDate", "ClipPreviewStartDateTime"],
];

interface DealContext {
  /** When the old message was created, for periods without a start. */
  created: string;
  /** The reference of the main release. */
  mainReference: string;
  /** The references of all releases in the new message. */
  references: ReadonlySet<string>;
}

/** Converts deals and collects what they say about a release's visibility. */
export class DealConverter {
  private readonly visibilities: ElementData[] = [];
  /** The visibilities of the main release. */
  readonly references: string[] = [];

  constructor(
    private readonly message: NewMessage,
    private readonly context: DealContext,
  ) {}

  /** The list of deals; undefined if none is left. */
  toDealList(list: SourceElement | undefined): ElementData | undefined {
    if (!list) return undefined;
    const deals = list.all("ReleaseDeal").flatMap((deal) => this.toReleaseDeal(deal) ?? []);
    if (deals.length > 0) return list.composite(branch("DealList", [deals, this.visibilities]));
    list.ledger.element(list.node, { outcome: "dropped", why: "None of its deals is one in 4.3." });
    return undefined;
  }

  private toReleaseDeal(source: SourceElement): ElementData | undefined {
    const all = source.all("DealReleaseReference");
    const releases = all.filter(({ text }) => this.context.references.has(text));
    for (const other of all.filter((release) => !releases.includes(release))) {
      other.decide("The new message does not have this release. Send its deals with it.");
    }
    if (releases.length === 0) {
      source.decide("The new message has none of the releases of these deals.");
      return undefined;
    }
    const deals = source.all("Deal").flatMap((deal) => this.toDeals(deal, releases));
    const target = branch("ReleaseDeal", [releases.map((release) => release.leaf()), deals]);
    source.all("EffectiveDate").forEach((date) => date.drop("4.3 has no date for deals but those of their periods."));
    if (deals.length > 0) return source.composite(target);
    source.ledger.element(source.node, { outcome: "dropped", why: "None of its deals is one in 4.3." });
    return undefined;
  }

  private toDeals(source: SourceElement, releases: readonly SourceElement[]): ElementData[] {
    const terms = source.one("DealTerms");
    const ends = [terms?.one("TakeDown"), terms?.one("AllDealsCancelled")].find((flag) => flag?.text === "true");
    if (ends) {
      source.decide("4.3 has no deal that ends others: leave a deal out of the next message, or give it an end.");
      return [];
    }
    const all = terms ? this.toTerms(terms, releases) : [undefined];
    return all.map((made) => {
      const references = source.all("DealReference").map((reference) => reference.leaf());
      const details = source.one("DealTechnicalResourceDetailsReferenceList")?.copy();
      return source.composite(branch("Deal", [references, made, details]));
    });
  }

  /** The terms of a deal: one set, or one for each usage if the usages differ in more than their types. */
  private toTerms(terms: SourceElement, releases: readonly SourceElement[]): ElementData[] {
    const usages = terms.all("Usage");
    const isSplit = usages.length > 1 && usages.some((usage) => USAGE_DETAILS.some((name) => usage.one(name)));
    this.takeVisibility(terms, releases);
    terms.all("IsExclusive").forEach((flag) => flag.decide("4.3 does not say whether a deal is exclusive."));
    const groups = isSplit ? usages.map((usage) => [usage]) : [usages];
    const why = isSplit ? "4.3 has one usage for a deal, so there is a deal for each." : undefined;
    return groups.map((group) => terms.composite(branch("DealTerms", this.termsOf(terms, group)), { why }));
  }

  private termsOf(terms: SourceElement, usages: readonly SourceElement[]): ElementData[] {
    const of = (name: string) => usages.flatMap((usage) => usage.all(name));
    const values = (parts: readonly SourceElement[]) => parts.map((part) => takeValue(part));
    const listed = {
      territories: [...terms.all("TerritoryCode"), ...terms.all("ExcludedTerritoryCode")].map((code) => code.leaf()),
      channels: ["DistributionChannel", "ExcludedDistributionChannel"].flatMap((name) => terms.all(name)),
      flags: ["IsPromotional", "PromotionalCode", "IsPreOrderDeal"].flatMap((name) => terms.all(name)),
    };
    const made = [
      ...listed.territories,
      ...terms.all("ValidityPeriod").map((period) => toPeriod(period, this.context.created, this.message)),
      ...values(terms.all("CommercialModelType")),
      ...values(of("UseType")),
      ...values(of("UserInterfaceType")),
      ...values(of("CarrierType")),
      ...of("TechnicalInstantiation").map((part) => toInstantiation(part)),
      ...of("NumberOfUsages").map((part) => part.leaf()),
      ...listed.channels.map((channel) => toChannel(channel, this.message)),
      ...terms.all("PriceInformation").map((price) => toPrice(price)),
      ...listed.flags.map((flag) => flag.leaf(flag.name, { keep: "Namespace" })),
      ...["InstantGratificationResourceList", "PhysicalReturns", "NumberOfProductsPerCarton"]
        .flatMap((name) => terms.all(name))
        .map((part) => part.copy()),
    ];
    const target = made.find(({ name }) => name === "UseType");
    for (const usage of usages) {
      usage.ledger.element(usage.node, { outcome: "changed", target, why: "4.3 has no Usage around what it says." });
    }
    return made;
  }

  /** 3.8.2 has previews in the deal; 4.3 has them in the release's `ReleaseVisibility`. */
  private takeVisibility(terms: SourceElement, releases: readonly SourceElement[]): void {
    const why = "4.3 says in a ReleaseVisibility when a release is shown and previewed.";
    const dates = PREVIEWS.flatMap(([date, time]) => {
      const source = terms.one(time.replace("Full", "")) ?? terms.one(date);
      if (!source) return [];
      return [source.leaf(time, { text: source.text.includes("T") ? source.text : `${source.text}T00:00:00`, why })];
    });
    if (dates.length === 0) return;
    const territories = [...terms.all("TerritoryCode"), ...terms.all("ExcludedTerritoryCode")];
    const reference = `V${this.visibilities.length + 1}`;
    const where = territories.map(({ name, text }) => leaf(name, text));
    const visibility = branch("ReleaseVisibility", [leaf("VisibilityReference", reference), where, dates]);
    this.visibilities.push(this.message.ledger.add(visibility, why));
    if (releases.some(({ text }) => text === this.context.mainReference)) this.references.push(reference);
  }
}
