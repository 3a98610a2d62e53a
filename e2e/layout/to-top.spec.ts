import type { Locator, Page } from "@playwright/test";
import { expect, test } from "@playwright/test";

import { nextFrames, scrollPage } from "../support/scroll";
import { softStep } from "../support/soft-step";
import { visit } from "../support/visit";
import { atEachWidth, bothEnds } from "../support/widths";

const toTop = (page: Page): Locator => page.getByRole("button", { name: "Back to top" });

/** Waits until the bar has followed the navbar. */
const atRest = (page: Page): Promise<unknown> =>
  page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));

const isSeen = (button: Locator): Promise<boolean> =>
  button.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= window.innerHeight;
  });

/** Texts that the button covers. */
const coveredBy = (button: Locator): Promise<string[]> =>
  button.evaluate((element) => {
    const box = element.getBoundingClientRect();
    const texts = document.querySelectorAll<HTMLElement>(
      ":is(main, footer) :is(p, li, h1, h2, h3, pre, td, th):not(.toc *)",
    );
    return [...texts].flatMap((text) => {
      const { left, right, top, bottom } = text.getBoundingClientRect();
      const covered = left < box.right && right > box.left && top < box.bottom && bottom > box.top;
      return covered && text.checkVisibility() ? [text.outerHTML.slice(0, 100)] : [];
    });
  });

/** The button's place below the top of the bar with the headings. */
const offsetInBar = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const [bar, button] = [".mobile-toc", ".mobile-toc + .to-top"].map((name) => document.querySelector(name)!);
    return Math.round(button!.getBoundingClientRect().top - bar!.getBoundingClientRect().top);
  });

test("Two screens down a page has one link to the top, which covers no text and works", bothEnds, async ({ page }) => {
  for (const path of ["/docs/parser/overview/", "/blog/"])
    await softStep(path, async () => {
      await visit(page, path);
      await atEachWidth(page, async () => {
        const { height } = page.viewportSize()!;
        await expect(toTop(page)).toHaveCount(0);
        await scrollPage(page, 2 * height + 200);
        await expect(toTop(page)).toHaveCount(1);
        await atRest(page);
        const bar = page.locator(".mobile-toc:visible + .to-top:visible");
        if ((await bar.count()) === 0) {
          // Without a margin, a page without headings has it at its end.
          if (!(await isSeen(toTop(page)))) await toTop(page).scrollIntoViewIfNeeded();
          await nextFrames(page);
          expect(await coveredBy(toTop(page))).toEqual([]);
        } else {
          const box = (await bar.boundingBox())!;
          const tocBox = (await page.locator(".mobile-toc").boundingBox())!;
          expect(box.y).toBeGreaterThanOrEqual(tocBox.y);
          expect(box.y + box.height).toBeLessThanOrEqual(tocBox.y + tocBox.height);
          // It moves with its bar, when the navbar hides and at the page's end.
          for (const y of [2400, 2200, 100_000, 2 * height + 200]) {
            await scrollPage(page, y);
            await atRest(page);
            expect(await offsetInBar(page)).toBe(1);
          }
        }
        // With the mouse: Playwright would scroll the page before clicking.
        const { x, y, width, height: size } = (await toTop(page).boundingBox())!;
        await page.mouse.click(x + width / 2, y + size / 2);
        await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
        await expect(page.getByRole("main")).toBeFocused();
        await expect(toTop(page)).toHaveCount(0);
      });
    });
});
