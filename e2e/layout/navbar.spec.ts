import type { Locator, Page } from "@playwright/test";
import { expect, test } from "@playwright/test";

import { mobileMax } from "../../src/theme/breakpoints";
import { scrollPage } from "../support/scroll";
import { softStep } from "../support/soft-step";
import { visit } from "../support/visit";
import { atEachWidth, bothEnds } from "../support/widths";

const navbar = (page: Page): Locator => page.locator("header.navbar");

test(
  "The navbar has name, search and colour mode in one row, and a menu if it lacks room",
  bothEnds,
  async ({ page }) => {
    await visit(page, "/docs/intro/");
    const bar = navbar(page);
    await expect(bar.getByRole("link", { name: "DDEX Suite" })).toHaveAttribute("href", "/");
    await atEachWidth(page, async (width) => {
      await expect(bar.locator(".brand svg")).toBeVisible();
      await expect(bar.getByRole("button", { name: /^Search/ })).toBeVisible();
      await expect(bar.getByRole("button", { name: /^Switch between dark and light mode/ })).toBeVisible();
      expect((await bar.boundingBox())?.height).toBe(60);
      let end = 0;
      for (const part of await bar.locator("a:visible, summary:visible, button:visible").all()) {
        const box = (await part.boundingBox())!;
        expect.soft(box.x, `${await part.innerText()}, ${width} pixels wide`).toBeGreaterThanOrEqual(end);
        end = box.x + box.width;
      }
      expect(end).toBeLessThanOrEqual(width);
      const hasRoom = width > mobileMax;
      await expect(page.locator("button[aria-label='Toggle navigation bar']")).toBeVisible({ visible: !hasRoom });
      await expect(page.locator(".docs-sidebar")).toBeVisible({ visible: hasRoom });
    });
  },
);

test("The navbar hides when you scroll down, and returns when you need it", bothEnds, async ({ page }) => {
  await softStep("The navbar returns when you scroll up, at the top and on focus", async () => {
    await visit(page, "/docs/builder/api-reference/");
    const bar = navbar(page);
    await scrollPage(page, 700);
    await expect(bar).not.toBeInViewport();
    await scrollPage(page, 600);
    await expect(bar).toBeInViewport();
    await scrollPage(page, 900);
    await expect(bar).not.toBeInViewport();
    await scrollPage(page, 0);
    await expect(bar).toBeInViewport();
    await scrollPage(page, 700);
    await expect(bar).not.toBeInViewport();
    await bar.getByRole("link", { name: "DDEX Suite" }).focus();
    await expect(bar).toBeInViewport();
  });
  await softStep("The navbar stays hidden at the very bottom, where scrolling up may be a bounce", async () => {
    await visit(page, "/docs/builder/api-reference/");
    // Late content gets its height while scrolling.
    const atBottom = () =>
      page.evaluate(() => Math.ceil(scrollY) >= document.documentElement.scrollHeight - window.innerHeight);
    do await scrollPage(page, await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight));
    while (!(await atBottom()));
    const bottom = await page.evaluate(() => scrollY);
    await expect(navbar(page)).not.toBeInViewport();
    await scrollPage(page, bottom - 20);
    await expect(page.locator("html")).toHaveAttribute("data-navbar", "hidden");
  });
});
