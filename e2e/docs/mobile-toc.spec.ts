import type { Locator, Page } from "@playwright/test";
import { expect, test } from "@playwright/test";

import { navbarHeight } from "../../src/theme/breakpoints";
import { layoutShifts, observeLayoutShift } from "../support/layout-shift";
import { nextFrames, scrollPage } from "../support/scroll";
import { softStep } from "../support/soft-step";
import { visit } from "../support/visit";
import { atEachWidth, expectFits, narrow, phone } from "../support/widths";

const bar = (page: Page): Locator => page.locator("details.mobile-toc");
const top = (page: Page): Promise<number> =>
  bar(page).evaluate((element) => Math.round(element.getBoundingClientRect().top));
const topOf = (page: Page, id: string): Promise<number> =>
  page.locator(`#${id}`).evaluate((element) => element.getBoundingClientRect().top + window.scrollY);

test(
  "“On this page” opens on a tap, and closes when you choose a heading or tap elsewhere",
  phone,
  async ({ page }) => {
    await softStep("“On this page” starts closed, opens on a tap, and closes when you choose a heading", async () => {
      await visit(page, "/docs/parser/overview/");
      const box = page.locator("details.mobile-toc");
      const list = box.getByRole("navigation", { name: "On this page" });
      await expect(box.locator("summary")).toContainText("On this page");
      const [inner, outer] = [await box.locator("summary .icon").boundingBox(), await box.boundingBox()];
      expect(outer!.x + outer!.width - (inner!.x + inner!.width)).toBeLessThanOrEqual(16);
      await expect(list).toBeHidden();
      await box.locator("summary").click();
      await expect(list.getByRole("link", { name: "Stream iterator" })).toBeVisible();

      await list.getByRole("link", { name: "Security limits" }).click();
      await expect(page).toHaveURL("/docs/parser/overview/#security-limits");
      await expect(page.getByRole("heading", { name: "Security limits" })).toBeInViewport();
      await expect(list).toBeHidden();
    });
    await test.step("You can choose the current heading again, and a tap elsewhere closes the list", async () => {
      const list = bar(page).getByRole("navigation", { name: "On this page" });
      await bar(page).locator("summary").click();
      await list.getByRole("link", { name: "Security limits" }).click();
      await expect(list).toBeHidden();
      await bar(page).locator("summary").click();
      await expect(list).toBeVisible();
      const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
      await page.mouse.click(width / 2, height - 20);
      await expect(list).toBeHidden();
    });
  },
);

test(
  "“On this page” shows the heading being read, at the top of the window or under the navbar",
  narrow,
  async ({ page }) => {
    await observeLayoutShift(page);
    await visit(page, "/docs/parser/overview/");
    for (const [id, name] of [
      ["version-detection", "Version detection"],
      ["what-parse-reads", "What parse reads"],
      ["security-limits", "Security limits"],
    ] as const) {
      await scrollPage(page, (await topOf(page, id)) - navbarHeight);
      await expect(bar(page).locator("summary")).toHaveText(new RegExp(`^On this page ${name}$`, "i"));
      await expect.poll(() => top(page)).toBe(-1);
    }
    await scrollPage(page, (await page.evaluate(() => window.scrollY)) - 100);
    await expect(page.getByRole("banner")).toBeInViewport({ ratio: 1 });
    await expect.poll(() => top(page)).toBe(59);
    await expect(bar(page)).toBeInViewport({ ratio: 1 });
    await scrollPage(page, 0);
    expect(await top(page)).toBeGreaterThan(100);
    expect(await layoutShifts(page)).toEqual([]);
  },
);

test("The bar keeps its height and the page its width, whatever heading it shows", phone, async ({ page }) => {
  for (const path of ["/docs/builder/api-reference/", "/markdown-page/", "/blog/long-blog-post/"]) {
    await visit(page, path);
    const links = await bar(page)
      .locator("nav a")
      .evaluateAll((all) => all.map((link) => decodeURIComponent(link.getAttribute("href") ?? "").slice(1)));
    await atEachWidth(page, async (width) => {
      for (const id of links.slice(0, 12)) {
        await page.evaluate((target) => document.getElementById(target)?.scrollIntoView(), id);
        await expect(bar(page).locator("summary .here")).toBeVisible();
        const where = `${path}#${id}, ${width} pixels wide`;
        expect.soft((await bar(page).locator("summary").boundingBox())?.height, where).toBe(44);
        await expectFits(page, where);
      }
    });
  }
});

test(
  "The open list far down a page shifts nothing, fits the window, and works with the keyboard",
  narrow,
  async ({ page }) => {
    await visit(page, "/docs/builder/api-reference/");
    await scrollPage(page, 1500);
    const summary = bar(page).locator("summary");
    await summary.focus();
    const y = await page.evaluate(() => window.scrollY);
    await page.keyboard.press("Enter");
    const list = bar(page).getByRole("navigation", { name: "On this page" });
    await expect(list).toBeVisible();
    const { y: listTop, height } = (await list.boundingBox()) ?? { y: 0, height: Infinity };
    expect(listTop + height).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0);
    expect(await page.evaluate(() => window.scrollY)).toBe(y);

    await page.keyboard.press("Escape");
    await expect(list).toBeHidden();
    await expect(summary).toBeFocused();

    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    const link = list.locator(":focus");
    const id = ((await link.getAttribute("href")) ?? "").slice(1);
    await page.keyboard.press("Enter");
    await expect(list).toBeHidden();
    await expect(page).toHaveURL(`/docs/builder/api-reference/#${id}`);
    const heading = page.locator(`[id="${id}"]`);
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport({ ratio: 1 });
    await expect.poll(() => top(page)).toBe(-1);
    const { bottom, left } = await bar(page).evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);
    expect(left).toBe(0);
    expect((await heading.boundingBox())?.y).toBeGreaterThanOrEqual(bottom);
  },
);

test("A permalink is large enough for a finger, and no focused element is under the bar", phone, async ({ page }) => {
  await visit(page, "/docs/parser/overview/");
  const sizes = await page.locator(".prose .anchor").evaluateAll((links) =>
    links.map((link) => {
      const { width, height } = link.getBoundingClientRect();
      return Math.min(width, height);
    }),
  );
  expect(sizes.length).toBeGreaterThan(3);
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(24);
  await page.locator(".prose #security-limits .anchor").focus();
  for (let step = 0; step < 12; step++) {
    await page.keyboard.press("Shift+Tab");
    await nextFrames(page);
    await expect.poll(() => top(page)).toBeLessThanOrEqual(59);
    const focused = page.locator(".prose :focus");
    const { y, height } = (await focused.boundingBox()) ?? { y: 0, height: 0 };
    const { bottom } = await bar(page).evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);
    // A table taller than the window is shown as far as possible.
    const shown = height > 400 ? y + height - 200 : y;
    expect.soft(shown, (await focused.innerText()).slice(0, 80)).toBeGreaterThanOrEqual(bottom);
  }
});
