import type { InsightsEvent } from "search-insights";
import aa from "search-insights";

import type { HostedSearch } from "../../config/hosted-search";
import type { SearchHit } from "../common/types";

const VIEW_DEBOUNCE_MS = 400;
const VIEWS_PER_EVENT = 20;

/** Sends views and clicks to the hosted service, under a random name that lasts until the reader leaves the page. */
export const createInsightsTracker = ({ appId, apiKey, indexName: index, host }: HostedSearch & { host?: string }) => {
  aa("init", { appId, apiKey, ...(host && { host }) });
  const send = (events: InsightsEvent[]): void => {
    // A blocked event doesn't matter to the reader.
    aa("sendEvents", events).catch(() => undefined);
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let counted = "";

  const sendViews = (ids: string[]): void => {
    const list = ids.join("\n");
    if (list === counted || ids.length === 0) return;
    counted = list;
    const events: InsightsEvent[] = [];
    for (let start = 0; start < ids.length; start += VIEWS_PER_EVENT) {
      const objectIDs = ids.slice(start, start + VIEWS_PER_EVENT);
      events.push({ eventType: "view", eventName: "Items Viewed", index, objectIDs });
    }
    send(events);
  };

  return {
    /** Counts the hits that are shown; of several lists in quick succession, only the last. */
    trackViews: (hits: readonly Pick<SearchHit, "objectID">[]): void => {
      clearTimeout(timer);
      const ids = hits.map(({ objectID }) => objectID);
      timer = setTimeout(() => sendViews(ids), VIEW_DEBOUNCE_MS);
    },
    /** Counts a click on a hit; the position starts at 1, in the order of the answer. */
    trackClick: ({ objectID }: Pick<SearchHit, "objectID">, position: number, queryID: string): void => {
      const hit = { objectIDs: [objectID], positions: [position], queryID };
      send([{ eventType: "click", eventName: "Item Selected", index, ...hit }]);
    },
  };
};

export type InsightsTracker = ReturnType<typeof createInsightsTracker>;
