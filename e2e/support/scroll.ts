import type { Page } from "@playwright/test";

/** Waits until two frames are painted. */
export const nextFrames = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))));

/** Scrolls the page to a place in steps, a frame for each, as a reader does. */
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
