import type { Locator, Page } from "@playwright/test";
import { expect, test } from "@playwright/test";

import { navbarHeight } from "../../src/theme/breakpoints";
import { layoutShifts, observeLayoutShift } from "../support/layout-shift";
import { nextFrames, scrollPage } from "../support/scroll";
import { softStep } from "../support/soft-step";
import { visit } from "../support/visit";
import { atEachWidth, phone } from "../support/widths";

const PAGE = "/docs/parser/overview/";
const LONG = "/docs/builder/api-reference/";

const bar = (page: Page): Locator => page.locator("details.mobile-toc");
const listOf = (page: Page): Locator => bar(page).getByRole("navigation", { name: "On this page" });
const top = (page: Page): Promise<number> =>
  bar(page).evaluate((element) => Math.round(element.getBoundingClientRect().top));
const topOf = (page: Page, id: string): Promise<number> =>
  page.locator(`#${id}`).evaluate((element) => element.getBoundingClientRect().top + window.scrollY);

/** At which of the first twelve headings the bar shows none or has another height, or the page is too wide. */
const faultsAtHeadings = (page: Page): Promise<string[]> =>
  bar(page).evaluate(async (element) => {
    const faults: string[] = [];
    for (const link of [...element.querySelectorAll<HTMLAnchorElement>("nav a")].slice(0, 12)) {
      document.getElementById(decodeURIComponent(link.hash.slice(1)))!.scrollIntoView();
      for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
      const summary = element.querySelector("summary")!;
      const { height } = summary.getBoundingClientRect();
      const { scrollWidth, clientWidth } = document.documentElement;
      if (!summary.querySelector(".here")?.checkVisibility()) faults.push(`${link.hash}: none is shown`);
      if (height !== 44 || scrollWidth > clientWidth) faults.push(`${link.hash}: ${height} high, ${scrollWidth} wide`);
    }
    return faults;
  });

test("“On this page” opens, closes and shows the heading being read, above the text", phone, async ({ page }) => {
  await observeLayoutShift(page);
  await visit(page, PAGE);
  const list = listOf(page);
  await softStep("It shows the heading being read, at the top of the window or under the navbar", async () => {
    await atEachWidth(page, async () => {
      await expect(page.locator("nav.toc")).toBeHidden();
      for (const [id, name] of [
        ["version-detection", "Version detection"],
        ["what-parse-reads", "What parse reads"],
        ["security-limits", "Security limits"],
      ] as const) {
        await scrollPage(page, (await topOf(page, id)) - navbarHeight, 3);
        await expect(bar(page).locator("summary")).toHaveText(new RegExp(`^On this page ${name}$`, "i"));
        await expect.poll(() => top(page)).toBe(-1);
      }
      await scrollPage(page, (await page.evaluate(() => window.scrollY)) - 100, 3);
      await expect(page.getByRole("banner")).toBeInViewport({ ratio: 1 });
      await expect.poll(() => top(page)).toBe(59);
      await expect(bar(page)).toBeInViewport({ ratio: 1 });
      await scrollPage(page, 0, 3);
      expect(await top(page)).toBeGreaterThan(100);
    });
    expect(await layoutShifts(page)).toEqual([]);
  });
  await softStep("It starts closed, opens on a tap, and closes when you choose a heading", async () => {
    await expect(bar(page).locator("summary")).toContainText("On this page");
    const [inner, outer] = [await bar(page).locator("summary .icon").boundingBox(), await bar(page).boundingBox()];
    expect(outer!.x + outer!.width - (inner!.x + inner!.width)).toBeLessThanOrEqual(16);
    await expect(list).toBeHidden();
    await bar(page).locator("summary").click();
    await expect(list.getByRole("link", { name: "Stream iterator" })).toBeVisible();
    await list.getByRole("link", { name: "Security limits" }).click();
    await expect(page).toHaveURL(`${PAGE}#security-limits`);
    await expect(page.getByRole("heading", { name: "Security limits" })).toBeInViewport();
    await expect(list).toBeHidden();
    // The focus comes a little later, and would close the list if it were open again.
    await expect(page.locator(":target")).toBeFocused();
  });
  await softStep("You can choose the current heading again, and a tap elsewhere closes the list", async () => {
    await bar(page).locator("summary").click();
    await list.getByRole("link", { name: "Security limits" }).click();
    await expect(list).toBeHidden();
    await bar(page).locator("summary").click();
    await expect(list).toBeVisible();
    const { width, height } = page.viewportSize()!;
    await page.mouse.click(width / 2, height - 20);
    await expect(list).toBeHidden();
  });
  await softStep("A permalink is large enough for a finger, and no focused element is under the bar", async () => {
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
      const { y, height, bottom, text } = await page.locator(".prose :focus").evaluate((element) => {
        const [box, above] = [element, document.querySelector("details.mobile-toc")!].map((part) =>
          part.getBoundingClientRect(),
        );
        return { y: box!.top, height: box!.height, bottom: above!.bottom, text: element.textContent.slice(0, 80) };
      });
      // A table taller than the window is shown as far as possible.
      const shown = height > 400 ? y + height - 200 : y;
      expect.soft(shown, text).toBeGreaterThanOrEqual(bottom);
    }
  });
});

test("On a long page the bar and its list fit the window, and work with the keyboard", phone, async ({ page }) => {
  await visit(page, LONG);
  await softStep("The open list far down the page shifts nothing, and its headings come below the bar", () =>
    atEachWidth(page, async (width) => {
      await scrollPage(page, 1500, 3);
      const list = listOf(page);
      const summary = bar(page).locator("summary");
      await summary.focus();
      const y = await page.evaluate(() => window.scrollY);
      await page.keyboard.press("Enter");
      await expect(list).toBeVisible();
      const { y: listTop, height } = (await list.boundingBox()) ?? { y: 0, height: Infinity };
      expect(listTop + height).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0);
      expect(await page.evaluate(() => window.scrollY)).toBe(y);

      await page.keyboard.press("Escape");
      await expect(list).toBeHidden();
      await expect(summary).toBeFocused();

      await page.keyboard.press("Enter");
      // At each width another heading than the one in the address.
      for (let tabs = width === 375 ? 1 : 2; tabs > 0; tabs -= 1) await page.keyboard.press("Tab");
      const id = ((await list.locator(":focus").getAttribute("href")) ?? "").slice(1);
      await page.keyboard.press("Enter");
      await expect(list).toBeHidden();
      await expect(page).toHaveURL(`${LONG}#${id}`);
      const heading = page.locator(`[id="${id}"]`);
      await expect(heading).toBeFocused();
      await expect(heading).toBeInViewport({ ratio: 1 });
      await expect.poll(() => top(page)).toBe(-1);
      const { bottom, left } = await bar(page).evaluate(
        (element) => element.getBoundingClientRect().toJSON() as DOMRect,
      );
      expect(left).toBe(0);
      expect((await heading.boundingBox())?.y).toBeGreaterThanOrEqual(bottom);
    }),
  );
  await softStep("Long lines and wide tables scroll inside their boxes", () =>
    atEachWidth(page, async (width) => {
      const boxes = page.locator("pre:visible, .table:visible");
      const rights = await boxes.evaluateAll((all) => all.map((box) => box.getBoundingClientRect().right));
      expect(Math.max(...rights)).toBeLessThanOrEqual(width);
    }),
  );
  for (const path of [LONG, "/markdown-page/", "/blog/long-blog-post/"])
    await softStep(`The bar keeps its height and the page its width, whatever heading it shows: ${path}`, async () => {
      if (path !== LONG) await visit(page, path);
      await atEachWidth(page, async (width) => {
        expect.soft(await faultsAtHeadings(page), `${width} pixels wide`).toEqual([]);
      });
    });
});
