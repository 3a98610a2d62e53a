import { expect, type Page, test } from "@playwright/test";

import { nextFrames } from "../support/scroll";
import { visit } from "../support/visit";

/** Each block's text that is wider than its box but offers no word wrap, or the other way round, and how many offer it. */
const wrapOffers = (page: Page): Promise<{ offered: number; wrong: string[] }> =>
  page.locator("figure.code:has(pre):visible").evaluateAll((blocks) => {
    const found = blocks.map((block) => {
      const pre = block.querySelector("pre")!;
      const button = block.querySelector("[aria-label='Toggle word wrap']");
      const isOffered = Boolean(button?.checkVisibility());
      return { isOffered, isWrong: isOffered !== pre.scrollWidth > pre.clientWidth + 1, text: pre.innerText };
    });
    return {
      offered: found.filter(({ isOffered }) => isOffered).length,
      wrong: found.filter(({ isWrong }) => isWrong).map(({ text }) => text),
    };
  });

test("A code block offers word wrap if a line is too long, also after the window has changed", async ({ page }) => {
  await visit(page, "/docs/guides/validation-workflow/");
  const offers: number[] = [];
  for (const width of [1280, 375]) {
    await page.setViewportSize({ width, height: 900 });
    await nextFrames(page);
    await expect.poll(async () => (await wrapOffers(page)).wrong, `${width} pixels wide`).toEqual([]);
    offers.push((await wrapOffers(page)).offered);
  }
  expect(offers[0]).toBeGreaterThan(0);
  expect(offers[1]).toBeGreaterThan(offers[0]!);

  const wrap = page.getByRole("button", { name: "Toggle word wrap" }).filter({ visible: true }).first();
  const pre = page.locator("figure.code:visible", { has: wrap }).first().locator("pre");
  const isTooWide = (): Promise<boolean> => pre.evaluate((element) => element.scrollWidth > element.clientWidth + 1);
  expect(await isTooWide()).toBe(true);
  await wrap.click();
  await expect(wrap).toHaveAttribute("aria-pressed", "true");
  expect(await isTooWide()).toBe(false);
  await wrap.click();
  await expect(wrap).toHaveAttribute("aria-pressed", "false");
  expect(await isTooWide()).toBe(true);
});
