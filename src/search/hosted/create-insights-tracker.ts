import aa from "search-insights";
import type { InsightsEvent } from "search-insights";

import type { HostedSearch } from "../../config/hosted-search";
import type { SearchHit } from "../common/types";

const VIEW_DEBOUNCE_MS = 400;
const VIEWS_PER_EVENT = 20;

export interface InsightsTracker {
  /** Says which hits are shown; told of several lists in a row, it counts the last. */
  trackViews(hits: readonly Pick<SearchHit, "objectID">[]): void;
  /** Says which hit was chosen; the position counts from 1 in the order of the answer. */
  trackClick(hit: Pick<SearchHit, "objectID">, position: number, queryID: string): void;
}

/** Sends what readers see and choose to the hosted service, under a random name that lasts until the page is left. */
export const createInsightsTracker = ({
  appId,
  apiKey,
  indexName: index,
  host,
}: HostedSearch & { host?: string }): InsightsTracker => {
  aa("init", { appId, apiKey, ...(host && { host }) });
  const send = (events: InsightsEvent[]): void => {
    // A blocked event is no concern of the reader's.
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
    trackViews: (hits) => {
      clearTimeout(timer);
      const ids = hits.map(({ objectID }) => objectID);
      timer = setTimeout(() => sendViews(ids), VIEW_DEBOUNCE_MS);
    },
    trackClick: ({ objectID }, position, queryID) =>
      send([
        {
          eventType: "click",
          eventName: "Item Selected",
          index,
          objectIDs: [objectID],
          positions: [position],
          queryID,
        },
      ]),
  };
};
