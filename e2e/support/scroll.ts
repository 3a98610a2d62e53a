import type { Page } from "@playwright/test";

/** Waits until frames are painted, two by default. */
export const nextFrames = (page: Page, count = 2): Promise<void> =>
  page.evaluate(async (frames) => {
    for (let frame = 0; frame < frames; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
  }, count);

/** Waits until the page is idle, after a frame: without one, a page may never be on a busy machine. */
export const untilIdle = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve))));

/** Scrolls the page to a position in steps, one per frame, as a reader does. */
export const scrollPage = (page: Page, to: number, steps = 6): Promise<void> =>
  page.evaluate(
    async ([target, count]) => {
      const from = window.scrollY;
      for (let step = 1; step <= count; step++) {
        window.scrollTo({ top: from + ((target - from) * step) / count, behavior: "instant" });
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      }
    },
    [to, steps] as const,
  );
