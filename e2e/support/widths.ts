import { expect, type Page } from "@playwright/test";

import { mobileMax } from "../../src/theme/breakpoints";
import { nextFrames } from "./scroll";

/** The window widths, in pixels, that tests use: a phone, a tablet, the narrowest window without a drawer, a desktop. */
export const widths = [375, 768, 997, 1280] as const;

/** Tags of a test that runs at these widths, with a page of its own at each. One without tags runs once, at 1280 pixels. */
export const bothEnds = { tag: ["@375", "@1280"] };
export const phone = { tag: "@375" };

/** Shows an open page at a desktop's width, then at a phone's: for what depends on the width alone, in one load. */
export const atBothEnds = async (page: Page, look: (width: number) => Promise<void>): Promise<void> => {
  const before = page.viewportSize()!;
  for (const width of [1280, 375]) {
    await page.setViewportSize({ width, height: before.height });
    await nextFrames(page);
    await look(width);
  }
  await page.setViewportSize(before);
  await nextFrames(page);
};

/**
 * Sets the window to each width of the device class, the phone's and the tablet's or the two of a desktop, without
 * reloading the page. With `bothEnds`, two loads cover all four.
 */
export const atEachWidth = async (page: Page, look: (width: number) => Promise<void>): Promise<void> => {
  const { width, height } = page.viewportSize()!;
  const isNarrow = width <= mobileMax;
  for (const windowWidth of widths.filter((candidate) => candidate <= mobileMax === isNarrow)) {
    await page.setViewportSize({ width: windowWidth, height });
    await nextFrames(page);
    await look(windowWidth);
  }
  await page.setViewportSize({ width, height });
  await nextFrames(page);
};

/** Expects that the page is no wider than its window. */
export const expectFits = async (page: Page, where?: string): Promise<void> => {
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect.soft(excess, where).toBeLessThanOrEqual(0);
};
