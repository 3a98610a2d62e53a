import { expect, type Page } from "@playwright/test";

import { mobileMax } from "../../src/theme/breakpoints";
import { nextFrames } from "./scroll";

/** The window widths, in pixels, that tests use: a phone, a tablet, the narrowest window without a drawer, a desktop. */
export const widths = [375, 768, 997, 1280] as const;

/** Tags of a test that runs at these widths, with a page of its own at each. One without tags runs once, at 1280 pixels. */
export const bothEnds = { tag: ["@375", "@1280"] };
export const phone = { tag: "@375" };

type Look = (width: number) => Promise<void>;

const atWidths = async (page: Page, wanted: readonly number[], look: Look): Promise<void> => {
  const before = page.viewportSize()!;
  const setWidth = async (width: number): Promise<void> => {
    await page.setViewportSize({ width, height: before.height });
    await nextFrames(page);
  };
  for (const width of wanted) {
    await setWidth(width);
    await look(width);
  }
  await setWidth(before.width);
};

/** Shows an open page at a desktop's width, then at a phone's: for what depends on the width alone, in one load. */
export const atBothEnds = (page: Page, look: Look): Promise<void> => atWidths(page, [1280, 375], look);

/** Shows an open page at all widths. */
export const atAllWidths = (page: Page, look: Look): Promise<void> => atWidths(page, widths, look);

/**
 * Sets the window to each width of the device class, the phone's and the tablet's or the two of a desktop, without
 * reloading the page. With `bothEnds`, two loads cover all four.
 */
export const atEachWidth = (page: Page, look: Look): Promise<void> => {
  const isNarrow = page.viewportSize()!.width <= mobileMax;
  return atWidths(
    page,
    widths.filter((candidate) => candidate <= mobileMax === isNarrow),
    look,
  );
};

/** Expects that the page is no wider than its window. */
export const expectFits = async (page: Page, where?: string): Promise<void> => {
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect.soft(excess, where).toBeLessThanOrEqual(0);
};
