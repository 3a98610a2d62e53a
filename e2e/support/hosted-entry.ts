import { createHostedClient } from "../../src/search/hosted/create-hosted-client";
import { createInsightsTracker } from "../../src/search/hosted/create-insights-tracker";

export const hosted = { createHostedClient, createInsightsTracker };

declare global {
  interface Window {
    hosted: typeof hosted;
  }
}

window.hosted = hosted;
