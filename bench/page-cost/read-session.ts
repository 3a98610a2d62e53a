import type { ByteCounts } from "./count-bytes";
import { openPage } from "./open-page";
import type { Observer } from "./open-page";

/** Long enough for what is fetched ahead three seconds after the page is at rest. */
const READING_MS = 4500;
const HOVER_MS = 300;

/** What a page of a session costs; the times are of a page that was reached by a click. */
export interface SessionStep extends ByteCounts {
  path: string;
  painted?: number;
  blocking?: number;
  cls?: number;
}

/**
 * Reads pages in order: opens the first, then follows the link to the next page by hover and click, staying on each
 * page, the last too, until nothing has been fetched ahead for a while. Gives the cost of each step.
 */
export const readSession = (observer: Observer, url: string, pages: number): Promise<SessionStep[]> =>
  openPage(observer, url, async (page, bytes) => {
    const pathname = (): string => new URL(page.url()).pathname;
    await bytes.idle(READING_MS);
    const steps: SessionStep[] = [{ path: pathname(), ...bytes.take() }];
    while (steps.length < pages) {
      const next = page.locator('a[rel="next"]').first();
      if ((await next.count()) === 0) break;
      await next.hover();
      await bytes.idle(HOVER_MS);
      const blockingBefore = await page.evaluate(() => {
        window.bench.timeNavigation();
        return window.bench.blocking;
      });
      await next.click();
      const painted = await page.evaluate(() => window.bench.navigation);
      await bytes.idle(READING_MS);
      const { blocking, cls } = await page.evaluate(() => ({ blocking: window.bench.blocking, cls: window.bench.cls }));
      steps.push({ path: pathname(), painted, blocking: blocking - blockingBefore, cls, ...bytes.take() });
    }
    return steps;
  });
