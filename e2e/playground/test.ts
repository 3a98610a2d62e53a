import { type Browser, type BrowserContextOptions, type Page, test as base } from "@playwright/test";

import { clearPlayground } from "../support/clear-playground";
import { mayUseClipboard } from "../support/clipboard";
import { visitPlayground } from "../support/playground";

/** The page that the tests of a worker share. As a worker's fixture it would need workers of its own. */
const pages = new WeakMap<Browser, Page>();

const openPage = async (browser: Browser, options: BrowserContextOptions): Promise<Page> => {
  // Otherwise colours fade under the mouse, in frames that no test looks at.
  const context = await browser.newContext({ ...options, ...mayUseClipboard, reducedMotion: "reduce" });
  const page = await context.newPage();
  await visitPlayground(page);
  pages.set(browser, page);
  return page;
};

/**
 * A test of the playground. `playground` is a page that all tests of a worker share, at the start screen of a first
 * visit; `page` is a new one, for tests of loading, of workers, and those that change the document before it loads.
 */
export const test = base.extend<{ playground: Page }>({
  playground: async ({ browser, baseURL, viewport, hasTouch, isMobile, serviceWorkers }, provide) => {
    const shared = pages.get(browser);
    const page = shared ?? (await openPage(browser, { baseURL, viewport, hasTouch, isMobile, serviceWorkers }));
    if (shared) await clearPlayground(shared);
    await provide(page);
    // What a test listens to, routes, emulates and opens ends with it.
    page.removeAllListeners();
    await page.unrouteAll();
    if (viewport) await page.setViewportSize(viewport);
    const others = page
      .context()
      .pages()
      .filter((extraPage) => extraPage !== page);
    await Promise.all(others.map((extraPage) => extraPage.close()));
  },
});

export { expect } from "@playwright/test";
