import { branch, leaf } from "../build/elements";
import type { ElementData } from "../xml/write-element";
import { toTerms } from "./deal-terms";
import type { NewMessage } from "./new-message";
import type { SourceElement } from "./source-element";

const USAGE_DETAILS = ["UserInterfaceType", "CarrierType", "TechnicalInstantiation", "NumberOfUsages"];

/** When a release may be seen and heard before its deals begin: the 3.8.2 names with their 4.3 names, in 4.3's order. */
const PREVIEWS: readonly (readonly [string, string])[] = [
  ["ReleaseDisplayStartDate", "ReleaseDisplayStartDateTime"],
  ["CoverArtPreviewStartDate", "CoverArtPreviewStartDateTime"],
  ["TrackListingPreviewStartDate", "FullTrackListingPreviewStartDateTime"],
  ["ClipPreviewStartDate", "ClipPreviewStartDateTime"],
];

/** Converts deals and collects what they say about a release's visibility. */
export class DealConverter {
  private readonly visibilities: ElementData[] = [];
  /** The visibilities of the main release. */
  readonly references: string[] = [];

  constructor(
    private readonly message: NewMessage,
    private readonly main: SourceElement,
    /** The references of all releases in the new message. */
    private readonly kept: ReadonlySet<string>,
    /** When the old message was created, for periods without a start. */
    private readonly created: string,
  ) {}

  /** The list of deals; undefined if none is left. */
  toDealList(list: SourceElement): ElementData | undefined {
    const deals = list.all("ReleaseDeal").flatMap((deal) => this.toReleaseDeal(deal) ?? []);
    return this.unlessEmpty(list, deals, branch("DealList", [deals, this.visibilities]));
  }

  private unlessEmpty(source: SourceElement, deals: readonly ElementData[], target: ElementData) {
    if (deals.length > 0) return source.composite(target);
    this.message.ledger.element(source.node, { outcome: "dropped", why: "None of its deals is one in 4.3." });
    return undefined;
  }

  private toReleaseDeal(source: SourceElement): ElementData | undefined {
    const releases = source.all("DealReleaseReference").filter((release) => {
      const isThere = this.kept.has(release.text);
      if (!isThere) release.decide("The new message does not have this release. Send its deals with it.");
      return isThere;
    });
    if (releases.length === 0) {
      source.decide("The new message has none of the releases of these deals.");
      return undefined;
    }
    const deals = source.all("Deal").flatMap((deal) => this.toDeals(deal, releases));
    const target = branch("ReleaseDeal", [releases.map((release) => release.leaf()), deals]);
    source.all("EffectiveDate").forEach((date) => date.drop("4.3 has no date for deals but those of their periods."));
    return this.unlessEmpty(source, deals, target);
  }

  private toDeals(source: SourceElement, releases: readonly SourceElement[]): ElementData[] {
    const terms = source.one("DealTerms");
    if (terms?.textAt("TakeDown") === "true" || terms?.textAt("AllDealsCancelled") === "true") {
      source.decide("4.3 has no deal that ends others: leave a deal out of the next message, or give it an end.");
      return [];
    }
    const all = terms ? this.toTerms(terms, releases) : [undefined];
    return all.map((made) => {
      const details = source.one("DealTechnicalResourceDetailsReferenceList")?.copy();
      return source.branch("Deal", [source.leaves("DealReference"), made, details]);
    });
  }

  /** The terms of a deal: one set, or one for each usage if the usages differ in more than their types. */
  private toTerms(terms: SourceElement, releases: readonly SourceElement[]): ElementData[] {
    const usages = terms.all("Usage");
    const isSplit = usages.length > 1 && usages.some((usage) => usage.all(...USAGE_DETAILS).length > 0);
    this.takeVisibility(terms, releases);
    terms.all("IsExclusive").forEach((flag) => flag.decide("4.3 does not say whether a deal is exclusive."));
    const groups = isSplit ? usages.map((usage) => [usage]) : [usages];
    const why = isSplit ? "4.3 has one usage for a deal, so there is a deal for each." : undefined;
    return groups.map((group) => terms.branch("DealTerms", toTerms(terms, group, this.created, this.message), { why }));
  }

  /** 3.8.2 has previews in the deal; 4.3 has them in the release's `ReleaseVisibility`. */
  private takeVisibility(terms: SourceElement, releases: readonly SourceElement[]): void {
    const why = "4.3 says in a ReleaseVisibility when a release is shown and previewed.";
    const dates = PREVIEWS.flatMap(([date, time]) => {
      const source = terms.one(time.replace("Full", "")) ?? terms.one(date);
      const text = source?.text.includes("T") ? source.text : `${source?.text}T00:00:00`;
      return source?.leaf(time, { text, why }) ?? [];
    });
    if (dates.length === 0) return;
    const reference = `V${this.visibilities.length + 1}`;
    const where = terms.all("TerritoryCode", "ExcludedTerritoryCode").map(({ name, text }) => leaf(name, text));
    const visibility = branch("ReleaseVisibility", [leaf("VisibilityReference", reference), where, dates]);
    this.visibilities.push(this.message.ledger.add(visibility, why));
    const main = this.main.textAt("ReleaseReference");
    if (releases.some(({ text }) => text === main)) this.references.push(reference);
  }
}
