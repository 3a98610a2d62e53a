import type { Locator, Page } from "@playwright/test";
import { expect, test } from "@playwright/test";

import { mobileMax } from "../../src/theme/breakpoints";
import { nextFrames, scrollPage } from "../support/scroll";
import { softStep } from "../support/soft-step";
import { visit } from "../support/visit";
import { atEachWidth, bothEnds } from "../support/widths";

const navbar = (page: Page): Locator => page.locator("header.navbar");

test(
  "The navbar has name, search and colour mode in one row, and a menu up to 996 pixels",
  bothEnds,
  async ({ page }) => {
    await visit(page, "/docs/intro/");
    const bar = navbar(page);
    const expectMenu = async (isMobile: boolean): Promise<void> => {
      await expect(page.locator("button[aria-label='Toggle navigation bar']")).toBeVisible({ visible: isMobile });
      await expect(page.locator(".docs-sidebar")).toBeVisible({ visible: !isMobile });
    };
    await expect(bar.getByRole("link", { name: "DDEX Suite" })).toHaveAttribute("href", "/");
    await atEachWidth(page, async (width) => {
      await expect(bar.locator(".brand svg")).toBeVisible();
      await expect(bar.getByRole("button", { name: /^Search/ })).toBeVisible();
      await expect(bar.getByRole("button", { name: /^Switch between dark and light mode/ })).toBeVisible();
      expect((await bar.boundingBox())?.height).toBe(60);
      const parts = await bar.locator("a:visible, summary:visible, button:visible").evaluateAll((elements) =>
        elements.map((element) => {
          const { left, right } = element.getBoundingClientRect();
          return { name: element.textContent, left, right };
        }),
      );
      const places = [0, ...parts.flatMap(({ left, right }) => [left, right]), width];
      expect.soft(places, JSON.stringify(parts)).toEqual([...places].sort((a, b) => a - b));
      await expectMenu(width <= mobileMax);
      const links = await page
        .locator("footer a")
        .evaluateAll((all) => all.map((link) => link.checkVisibility() && link.getBoundingClientRect().height > 0));
      expect.soft(links.length).toBeGreaterThan(8);
      expect.soft(links, "visible links of the footer").not.toContain(false);
    });
    await page.setViewportSize({ width: 996, height: 800 });
    await expectMenu(true);
  },
);

/** Sticky elements that leave a gap for the navbar. */
const floating = (): string[] => {
  const height = document.querySelector<HTMLElement>(".navbar")!.offsetHeight;
  return [...document.querySelectorAll<HTMLElement>("body *")]
    .filter((element) => {
      const { position, top } = getComputedStyle(element);
      if (position !== "sticky") return false;
      const box = element.getBoundingClientRect();
      const below = parseFloat(top) - height;
      return below >= -1 && box.height > 0 && box.top > below + 1 && box.top <= parseFloat(top) + 1;
    })
    .map(({ localName, className }) => `${localName}.${className}`);
};

test(
  "The navbar hides when you scroll down, leaves no gap, and returns when you need it",
  bothEnds,
  async ({ page }) => {
    const bar = navbar(page);
    const expectHidden = async (): Promise<void> => {
      await scrollPage(page, 900);
      await scrollPage(page, 1600);
      await expect(bar).not.toBeInViewport();
      await expect.poll(() => page.evaluate(floating)).toEqual([]);
    };
    await visit(page, "/docs/parser/overview/");
    await softStep("While the navbar is hidden nothing floats below its empty space", () =>
      atEachWidth(page, async () => {
        await expectHidden();
        await scrollPage(page, 0);
      }),
    );
    await softStep("The navbar returns when you scroll up, at the top and on focus", async () => {
      await expect(bar).toBeInViewport();
      await scrollPage(page, 700);
      await expect(bar).not.toBeInViewport();
      await scrollPage(page, 600);
      await expect(bar).toBeInViewport();
      await scrollPage(page, 900);
      await expect(bar).not.toBeInViewport();
      await bar.getByRole("link", { name: "DDEX Suite" }).focus();
      await expect(bar).toBeInViewport();
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    });
    await softStep("The navbar stays hidden at the very bottom, where scrolling up may be a bounce", async () => {
      // Late content gets its height while scrolling.
      const atBottom = () =>
        page.evaluate(() => Math.ceil(scrollY) >= document.documentElement.scrollHeight - window.innerHeight);
      do await scrollPage(page, await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight));
      while (!(await atBottom()));
      const bottom = await page.evaluate(() => scrollY);
      await expect(bar).not.toBeInViewport();
      await scrollPage(page, bottom - 20);
      await expect(page.locator("html")).toHaveAttribute("data-navbar", "hidden");
    });
    if (page.viewportSize()!.width > mobileMax)
      await softStep("The filter of the list of symbols doesn't float either", async () => {
        await visit(page, "/docs/api/");
        await nextFrames(page);
        await expectHidden();
      });
  },
);
