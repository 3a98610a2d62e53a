import type { ErnDeal, ErnRelease, ErnReleaseDeal, ErnValue } from "../model-types";
import type { NodeId } from "../types";
import { toReference, type Targets } from "./read-parties";
import type { Reader } from "./reader";

/** A deal, read lazily from the document. */
class Deal implements ErnDeal {
  constructor(
    private readonly context: Reader,
    readonly node: NodeId,
  ) {}

  get commercialModels(): ErnValue[] {
    return this.context.values(this.terms(), "CommercialModelType");
  }

  get useTypes(): ErnValue[] {
    return [...this.context.values(this.terms(), "UseType"), ...this.context.values(this.terms(), "Usage", "UseType")];
  }

  get territories(): ErnValue[] {
    return this.context.values(this.terms(), "TerritoryCode");
  }

  get excludedTerritories(): ErnValue[] {
    return this.context.values(this.terms(), "ExcludedTerritoryCode");
  }

  get starts(): ErnValue[] {
    return this.inPeriods(/^StartDate(Time)?$/);
  }

  get ends(): ErnValue[] {
    return this.inPeriods(/^EndDate(Time)?$/);
  }

  get prices(): ErnValue[] {
    const { context } = this;
    return context.matching(context.all(this.terms(), "PriceInformation"), /Price/).map(context.valueOf);
  }

  private terms(): NodeId[] {
    return this.context.all(this.node, "DealTerms");
  }

  private inPeriods(name: RegExp): ErnValue[] {
    const { context } = this;
    return context.matching(context.all(this.terms(), "ValidityPeriod"), name).map(context.valueOf);
  }
}

/** The deals of a message, with their releases. */
export const readReleaseDeals = (
  reader: Reader,
  list: readonly NodeId[],
  releases: Targets<ErnRelease>,
): ErnReleaseDeal[] =>
  reader.all(list, "ReleaseDeal").map((node) => ({
    node,
    releases: reader.values(node, "DealReleaseReference").map((value) => toReference(reader, value, releases)),
    deals: reader.all(node, "Deal").map((deal) => new Deal(reader, deal)),
  }));
