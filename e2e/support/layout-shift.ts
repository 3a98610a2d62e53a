import type { Page } from "@playwright/test";

import { nextFrames } from "./scroll";

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

declare global {
  interface Window {
    layoutShift?: number;
  }
}

/** Sums up the layout shifts of the documents that the page loads from now on. */
export const observeLayoutShift = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as LayoutShift[]) {
        if (!shift.hadRecentInput) window.layoutShift = (window.layoutShift ?? 0) + shift.value;
      }
    }).observe({ type: "layout-shift", buffered: true });
  });

/** The shifts until the page has come to rest. */
export const layoutShift = async (page: Page): Promise<number | undefined> => {
  await page.waitForLoadState("load");
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await nextFrames(page);
  return page.evaluate(() => window.layoutShift);
};
