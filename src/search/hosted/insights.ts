import { hostedSearch } from "../../config/hosted-search";
import { refusesTracking } from "../../utils/browser/refuses-tracking";
import type { SearchHit } from "../common/types";
import type { InsightsTracker } from "./create-insights-tracker";

type Hit = Pick<SearchHit, "objectID">;

let tracker: Promise<InsightsTracker> | undefined;

const isOn = (): boolean =>
  hostedSearch !== null && process.env.GATSBY_SEARCH_INSIGHTS === "true" && !refusesTracking();

/** Uses the tracker, if it may be loaded and if loading succeeds. */
const withTracker = (action: (tracker: InsightsTracker) => void): void => {
  const search = hostedSearch;
  if (!search || !isOn()) return;
  tracker ??= import("./create-insights-tracker").then(({ createInsightsTracker }) => createInsightsTracker(search));
  tracker.then(action, () => (tracker = undefined));
};

/** Search analytics. Loads and sends nothing unless it and the hosted service are on and the reader's browser allows it. */
export const insights = {
  isOn,

  /** Call it with each answer shown; the local index's answers have no `queryID` and aren't counted. */
  trackViews: (hits: readonly Hit[], queryID: string | undefined): void => {
    if (queryID) withTracker(({ trackViews }) => trackViews(hits));
  },

  /** Call it when a hit is chosen; the position starts at 1, in the order of the whole answer. */
  trackClick: (hit: Hit, position: number, queryID: string | undefined): void => {
    if (queryID) withTracker(({ trackClick }) => trackClick(hit, position, queryID));
  },
};
