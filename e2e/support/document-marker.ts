import type { Page } from "@playwright/test";

declare global {
  interface Window {
    documentMarker?: boolean;
  }
}

/** Marks the loaded document; a full page load loses the mark. */
export const markDocument = (page: Page): Promise<void> =>
  page.evaluate(() => {
    window.documentMarker = true;
  });

/** Returns whether this is still the marked document. */
export const isMarkedDocument = (page: Page): Promise<boolean> => page.evaluate(() => window.documentMarker === true);
