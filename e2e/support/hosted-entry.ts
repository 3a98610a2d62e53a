import { createHostedBackend } from "../../src/search/hosted/create-hosted-backend";
import { createInsightsTracker } from "../../src/search/hosted/create-insights-tracker";

export const hosted = { createHostedBackend, createInsightsTracker };

declare global {
  interface Window {
    hosted: typeof hosted;
  }
}

window.hosted = hosted;
