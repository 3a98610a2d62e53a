import type { ErnDeal, ErnMessage, ErnValue } from "../model-types";
import { toFact } from "./facts";
import type { Identity, IdentityOf } from "./identities";
import type { Thing } from "./match-things";

const SHOWN_VALUES = 3;

const said = (...lists: readonly (readonly ErnValue[])[]): string =>
  lists.map((values) => [...new Set(values.map(({ value }) => value))].sort().join(",")).join("\n");

const summarize = (values: readonly ErnValue[]): string => {
  const shown = values.slice(0, SHOWN_VALUES).map(({ value }) => value);
  return shown.join(", ") + (values.length > SHOWN_VALUES ? " and more" : "");
};

/** A deal of one release: matched by all its terms, then by fewer and fewer of them. */
const toDealThing = (deal: ErnDeal, release: Identity): Thing => {
  const { commercialModels, ends, excludedTerritories, node, prices, starts, territories, useTypes } = deal;
  const places = said(territories, excludedTerritories);
  const terms = said(commercialModels, useTypes);
  const times = said(starts, ends);
  const steps = [
    [places, terms, times, said(prices)],
    [places, terms, times],
    [places, terms],
    [terms, times],
    [places, said(commercialModels)],
    [terms],
    [places],
  ];
  return {
    part: "deals",
    node,
    label: [release.label, summarize(commercialModels), summarize(territories)].filter(Boolean).join(" · "),
    keys: steps.map((parts) => [[release.key, ...parts].join("\n\n")]),
    facts: [
      toFact("Territories", ...territories),
      toFact("Excluded territories", ...excludedTerritories),
      toFact("Commercial models", ...commercialModels),
      toFact("Use types", ...useTypes),
      toFact("Starts", ...starts),
      toFact("Ends", ...ends),
      toFact("Prices", ...prices),
    ],
  };
};

/** Each deal of each release. How a message groups its deals has no meaning. */
export const toDealThings = ({ releaseDeals }: ErnMessage, identityOf: IdentityOf): Thing[] =>
  releaseDeals.flatMap(({ releases, deals }) =>
    releases.flatMap(({ target, value }) => {
      const identity = identityOf(target?.node) ?? { key: `? ${value}`, label: value, isInBoth: false };
      return deals.map((deal) => toDealThing(deal, identity));
    }),
  );
