import type { ByteCounts } from "./count-bytes";
import { type Observer, openPage } from "./open-page";

/** Long enough for prefetching, which starts three seconds after the page is at rest. */
const READING_MS = 4500;
const HOVER_MS = 300;
/** The link to the next page, as marked by this site and others. */
const NEXT = 'a[rel="next"], a.pagination-nav__link--next';

/** What a page of a session costs; the times are for pages reached by a click. */
export interface SessionStep extends ByteCounts {
  path: string;
  painted?: number;
  blocking?: number;
  cls?: number;
}

/** Opens the first page, then each next one by hover and click, staying on each; returns the cost of each step. */
export const readSession = (observer: Observer, url: string, pages: number): Promise<SessionStep[]> =>
  openPage(observer, url, async (page, bytes) => {
    const pathname = (): string => new URL(page.url()).pathname;
    await bytes.idle(READING_MS);
    const steps: SessionStep[] = [{ path: pathname(), ...bytes.take() }];
    while (steps.length < pages) {
      const next = page.locator(NEXT).first();
      if ((await next.count()) === 0) break;
      await next.hover();
      await bytes.idle(HOVER_MS);
      await page.evaluate(() => window.bench.timeNavigation());
      await next.click();
      await bytes.idle(READING_MS);
      const figures = await page.evaluate(async () => ({
        painted: await window.bench.navigation,
        blocking: window.bench.blocking - window.bench.blockingBefore,
        cls: window.bench.cls,
      }));
      steps.push({ path: pathname(), ...figures, ...bytes.take() });
    }
    return steps;
  });
