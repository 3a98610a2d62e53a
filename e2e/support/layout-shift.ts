import type { Page } from "@playwright/test";

import { nextFrames, untilIdle } from "./scroll";

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

declare global {
  interface Window {
    layoutShifts?: string[];
  }
}

/** Returns records the layout shifts of documents loaded from now on, and what moved. */
export const observeLayoutShift = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const shifts: string[] = [];
    window.layoutShifts = shifts;
    const box = ({ x, y, width, height }: DOMRectReadOnly): string => [x, y, width, height].map(Math.round).join(" ");
    new PerformanceObserver((list) => {
      for (const { hadRecentInput, value, sources } of list.getEntries() as LayoutShift[]) {
        if (hadRecentInput) continue;
        const moved = sources.map(({ node, previousRect, currentRect }) => {
          const element = node instanceof Element ? node : node?.parentElement;
          return `${element?.localName}.${element?.className} from ${box(previousRect)} to ${box(currentRect)}`;
        });
        shifts.push(`${value}: ${moved.join("; ")}`);
      }
    }).observe({ type: "layout-shift", buffered: true });
  });

/** Returns the shifts until the page has settled. */
export const layoutShifts = async (page: Page): Promise<string[] | undefined> => {
  await page.waitForLoadState("load");
  await untilIdle(page);
  await nextFrames(page);
  return page.evaluate(() => window.layoutShifts);
};
