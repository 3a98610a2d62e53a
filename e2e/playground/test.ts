import { type Page, test as base } from "@playwright/test";

import { clearPlayground } from "../support/clear-playground";
import { mayUseClipboard } from "../support/clipboard";
import { visitPlayground } from "../support/playground";

/**
 * A test of the playground. `playground` is a page that all tests of a worker share, at the start screen of a first
 * visit; `page` is a new one, for tests of loading and reloading, of workers, and those that change the document itself.
 */
export const test = base.extend<{ playground: Page }, { sharedPage: Page }>({
  sharedPage: [
    async ({ browser }, provide, { project }) => {
      const { baseURL, viewport, hasTouch, isMobile, serviceWorkers } = project.use;
      const options = { baseURL, viewport, hasTouch, isMobile, serviceWorkers, ...mayUseClipboard };
      const context = await browser.newContext(options);
      const page = await context.newPage();
      await visitPlayground(page);
      await provide(page);
      await context.close();
    },
    { scope: "worker" },
  ],
  playground: async ({ sharedPage: page, viewport }, provide) => {
    await clearPlayground(page);
    await provide(page);
    // What a test listens to, routes, emulates and opens ends with it.
    page.removeAllListeners();
    await page.unrouteAll();
    await page.emulateMedia({ reducedMotion: null });
    if (viewport) await page.setViewportSize(viewport);
    const others = page
      .context()
      .pages()
      .filter((other) => other !== page);
    await Promise.all(others.map((other) => other.close()));
  },
});

export { expect } from "@playwright/test";
