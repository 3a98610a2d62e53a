import { expect, type Page } from "@playwright/test";

/** Advances a page's installed clock until the page shows what its timer triggers. */
export const runAheadUntil = (page: Page, isShown: () => Promise<void>): Promise<void> =>
  expect(async () => {
    await page.clock.fastForward(5_000);
    await isShown();
  }).toPass({ intervals: [100] });
