import { hostedSearch } from "../../config/hosted-search";
import { refusesTracking } from "../../utils/browser/refuses-tracking";
import type { SearchHit } from "../common/types";
import type { InsightsTracker } from "./create-insights-tracker";

type Hit = Pick<SearchHit, "objectID">;

let tracker: Promise<InsightsTracker> | undefined;

const isOn = (): boolean =>
  hostedSearch !== null && process.env.GATSBY_SEARCH_INSIGHTS === "true" && !refusesTracking();

/** Does something with the tracker, if it may be loaded, and if it can be. */
const withTracker = (action: (tracker: InsightsTracker) => void): void => {
  const search = hostedSearch;
  if (!search || !isOn()) return;
  tracker ??= import("./create-insights-tracker").then(({ createInsightsTracker }) => createInsightsTracker(search));
  tracker.then(action, () => (tracker = undefined));
};

/** Search analytics: nothing is loaded or sent unless the hosted service and they are switched on and the reader's browser does not refuse. */
export const insights = {
  isOn,

  /** Call it with each answer that is shown; answers of the local index have no `queryID` and are not counted. */
  trackViews: (hits: readonly Hit[], queryID: string | undefined): void => {
    if (queryID) withTracker(({ trackViews }) => trackViews(hits));
  },

  /** Call it when a hit is chosen; its position counts from 1 over the whole answer, in the answer's order. */
  trackClick: (hit: Hit, position: number, queryID: string | undefined): void => {
    if (queryID) withTracker(({ trackClick }) => trackClick(hit, position, queryID));
  },
};
