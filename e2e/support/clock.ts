import { expect, type Page } from "@playwright/test";

/** Lets the clock of a page, on which it is installed, run ahead until it shows what its own timer brings. */
export const runAheadUntil = (page: Page, isShown: () => Promise<void>): Promise<void> =>
  expect(async () => {
    await page.clock.fastForward(5_000);
    await isShown();
  }).toPass({ intervals: [100] });
